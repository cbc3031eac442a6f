'use client';

import { EyeOff } from 'lucide-react';
import { useTexts } from '#language';
import { IconButton, PlainButton } from '@/components/ui/actions/button';
import { actOnHome, showPlaceholders } from '@/lib/shortlists/client';
import { useHomes } from './use-homes';

/** "Hide": the home leaves lists, and can be restored. */
export function HideButton({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('listings/card');
  return (
    <IconButton
      label={t('Hide: {title}', { title })}
      title={t('Hide')}
      onClick={() => actOnHome('hide', id)}
      className="bg-paper/90 text-ink hover:bg-paper"
    >
      <EyeOff className="size-5" aria-hidden="true" />
    </IconButton>
  );
}

/** Replaces a hidden home. */
export function HiddenHome({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('shortlists/hidden');
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line border-dashed px-4 py-3 text-ink-soft">
      <span>{t('Hidden: {title}', { title })}</span>
      <PlainButton
        className="min-h-11 font-bold text-ink underline underline-offset-4"
        aria-label={t('Show again: {title}', { title })}
        onClick={() => actOnHome('show', id)}
      >
        {t('Show again')}
      </PlainButton>
    </p>
  );
}

/** Number of homes left out of a list, and a link to them. */
export function HiddenCount({ ids }: { ids: string[] }) {
  const { t } = useTexts('shortlists/hidden');
  const { hidden, placeholders } = useHomes();
  const leftOut = ids.filter((id) => hidden.has(id) && !placeholders.has(id));
  if (leftOut.length === 0) return null;
  return (
    <p className="mt-6 text-ink-soft">
      {t(
        '{count, plural, one {One home is left out here because you hid it.} other {# homes are left out here because you hid them.}}',
        { count: leftOut.length },
      )}{' '}
      <PlainButton className="link min-h-11" onClick={() => showPlaceholders(leftOut)}>
        {t('Show which')}
      </PlainButton>
    </p>
  );
}
