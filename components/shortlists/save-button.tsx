'use client';

import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTexts } from '#language';
import { buttonClass, PlainButton } from '@/components/ui/actions/button';
import { actOnHome } from '@/lib/shortlists/client';
import { useHomes } from './use-homes';

type Props = { id: string; title: string; isCompact?: boolean };

export function SaveButton({ id, title, isCompact = false }: Props) {
  const { t } = useTexts('shortlists/hidden');
  const { saved } = useHomes();
  const isSaved = saved.has(id);
  return (
    <PlainButton
      aria-pressed={isSaved}
      aria-label={isCompact ? t('Save this home: {title}', { title }) : undefined}
      onClick={() => actOnHome(isSaved ? 'unsave' : 'save', id)}
      className={
        isCompact
          ? 'grid size-11 place-items-center rounded-md bg-paper/90 text-ink hover:bg-paper'
          : buttonClass('secondary', 'sm')
      }
    >
      <Heart
        className={clsx(isCompact ? 'size-5' : 'size-4', isSaved && 'fill-accent text-accent')}
        aria-hidden="true"
      />
      {!isCompact && <span className="max-sm:sr-only">{t('Save this home')}</span>}
    </PlainButton>
  );
}
