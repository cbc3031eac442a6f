'use client';

import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';

/** Loads the form when first opened, because few visitors report a listing. */
const form = () => import('./report-form');

function NotLoaded() {
  const { t } = useTexts('listings/detail');
  return <Notice variant="error">{t('We couldn’t load the form. Please open it again.')}</Notice>;
}

export function ReportListing({ id }: { id: string }) {
  const { t } = useTexts('listings/detail');
  const details = useRef<HTMLDetailsElement>(null);
  /** number of openings, each of which retries a failed load */
  const [opened, setOpened] = useState(0);
  // it may have been opened before hydration
  useEffect(() => setOpened(details.current?.open ? 1 : 0), []);
  return (
    <details
      ref={details}
      className="text-note"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !currentTarget.querySelector('form')) setOpened((before) => before + 1);
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-ink-soft underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Flag className="size-4" aria-hidden="true" />
        {t('Report this listing')}
      </summary>
      <noscript>
        <p className="text-warning">{t('Sending this needs JavaScript, which is off in this browser.')}</p>
      </noscript>
      {opened > 0 && (
        <LazyExtra key={opened} load={form} texts="report" fallback={NotLoaded} props={{ id }} />
      )}
    </details>
  );
}
