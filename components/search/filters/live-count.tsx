'use client';

import { useEffect, useState } from 'react';
import { splitLanguage } from '@/lib/platform/language/languages';

const isList = (path: string) => /^\/(buy|rent)(\/|$)/.test(splitLanguage(path).path);

/** True if the previous page was a list. After other pages, screen readers read heading and count anyway. */
function cameFromList(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return false;
  const before = URL.parse?.(document.referrer);
  return before?.origin === window.location.origin && isList(before.pathname);
}

/** Announces the count after a filter reloads the page, because text already there at load is not announced (WCAG 2.2, 4.1.3). */
export function LiveCount({ message }: { message: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (cameFromList()) setAnnounced(message);
  }, [message]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
