'use client';

import { useEffect, useState } from 'react';

const isList = (path: string) => /^\/(buy|rent)(\/|$)/.test(path);

/** From a list to this one: a filter, a chip, an order, a page. Not from elsewhere, where heading and count are read anyway. */
function cameFromList(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return false;
  const before = URL.parse?.(document.referrer);
  return before?.origin === window.location.origin && isList(before.pathname);
}

/**
 * How many there are now, for who does not see the list: a choice loads the page anew and leaves the keyboard where it was
 * (auto-submit.tsx), and words that stand on a page when it is loaded are not announced (WCAG 2.2, 4.1.3).
 */
export function SaidCount({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (cameFromList()) setSaid(words);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
