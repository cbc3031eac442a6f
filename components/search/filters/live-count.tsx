'use client';

import { useEffect, useState } from 'react';
import { splitLanguage } from '@/lib/platform/language/languages';

const isList = (path: string) => /^\/(buy|rent)(\/|$)/.test(splitLanguage(path).path);

/** Whether the previous page was a list too. Coming from elsewhere, screen readers read heading and count anyway. */
function cameFromList(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return false;
  const before = URL.parse?.(document.referrer);
  return before?.origin === window.location.origin && isList(before.pathname);
}

/**
 * Announces the new count to screen readers. A filter reloads the page and leaves the focus elsewhere, and text already on a page
 * when it loads is not announced (WCAG 2.2, 4.1.3).
 */
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
