'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { waitLevel } from '@/lib/enquiries/leads/format';
import { waitedText } from '@/lib/platform/text/relative-time';
import { MINUTE_MS } from '@/lib/platform/time/time';

/** Colours of a waiting time, red after an hour. */
export const WAIT_CLASSES = {
  fresh: 'font-bold text-ink',
  warning: 'font-bold text-warning',
  late: 'font-bold text-error',
} as const;

/** A waiting time that updates while the page is open. */
export function WaitTime({ since, now: at }: { since: string; now: number }) {
  const { t } = useTexts('enquiries/leads');
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const level = waitLevel(since, now);
  return (
    <p className={`text-note ${WAIT_CLASSES[level]}`} data-wait={level}>
      {t('Waiting for {time}', { time: waitedText(since, now, t.language) })}
    </p>
  );
}
