'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { SaveSearch } from './save-search';

/** Somebody has closed the bar in this tab. */
const CLOSED_KEY = 'saptam:alert-bar';

/** A quiet offer at the lower edge, for a search that somebody has narrowed down. */
export function AlertBar(props: { query: string; title: string }) {
  const { t } = useTexts('alerts/saved-searches');
  const isReady = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const wasClosed = () => safeStorage(() => sessionStorage.getItem(CLOSED_KEY) !== null, false);
  if (!isReady || isClosed || wasClosed()) return null;
  const close = () => {
    safeStorage(() => sessionStorage.setItem(CLOSED_KEY, '1'), undefined);
    setClosed(true);
  };
  return (
    <aside
      aria-label={t('Alerts for this search')}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-4 py-1.5 has-[dialog[open]]:z-40"
    >
      <div className="container-page flex items-center justify-between gap-3 px-0">
        <p className="min-w-0 truncate text-note text-ink-soft max-sm:sr-only">
          {t('Hear of new homes for: {search}', { search: props.title })}
        </p>
        <div className="flex items-center gap-1 max-sm:flex-1 max-sm:justify-between">
          <SaveSearch {...props} variant="quiet" />
          <IconButton label={t('Close the offer of alerts')} onClick={close}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </aside>
  );
}
