'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { SaveSearch } from './save-search';

const CLOSED_KEY = 'saptam:alert-bar';
/** A visitor still here after this long is seriously looking. */
const WAIT_MS = 20_000;

type Props = {
  query: string;
  title: string;
  atOnce: boolean;
};

/** An unobtrusive offer below a list, never over it. Shown once the search is narrowed down, or after a while. */
export function AlertBar({ atOnce, ...props }: Props) {
  const { t } = useTexts('alerts/saved-searches');
  const isReady = useHydrated();
  const [isDue, setDue] = useState(atOnce);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (atOnce) return;
    const timer = setTimeout(() => setDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [atOnce]);
  const wasClosed = () => safeStorage(() => sessionStorage.getItem(CLOSED_KEY) !== null, false);
  if (!isReady || !isDue || isClosed || wasClosed()) return null;
  const close = () => {
    safeStorage(() => sessionStorage.setItem(CLOSED_KEY, '1'), undefined);
    setClosed(true);
  };
  return (
    <aside
      aria-label={t('Alerts for this search')}
      className="flex flex-wrap items-center justify-between gap-x-3 border-line border-y py-1.5"
    >
      <p className="min-w-0 text-note text-ink-soft">
        {t('Hear about new homes: {search}', { search: props.title })}
      </p>
      <div className="flex items-center gap-1">
        <SaveSearch {...props} variant="quiet" />
        <IconButton label={t('Dismiss')} onClick={close}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
