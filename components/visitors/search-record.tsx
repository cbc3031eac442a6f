'use client';

import { useEffect } from 'react';
import { sendSearch } from '@/lib/visitors/activity/client';

type Props = {
  /** the search as a query string; empty for a list without filters */
  query: string;
  /** search box text that led here */
  ask?: string | undefined;
  found: number;
};

/** Pause after which typing counts as finished, because a person who is still typing has not searched yet. */
const PAUSE_MS = 1500;
const MAX_LENGTH = 400;

export function SearchRecord({ query, ask, found }: Props) {
  useEffect(() => {
    if (!query && !ask) return;
    const timer = setTimeout(
      () =>
        sendSearch(`${query} ${ask ?? ''}`, {
          ...(ask && { ask }),
          ...(query && { filters: query.slice(0, MAX_LENGTH) }),
          found,
        }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query, ask, found]);
  return null;
}
