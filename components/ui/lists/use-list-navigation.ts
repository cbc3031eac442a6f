'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useTransition } from 'react';

/** Address of a plainly clicked link of this list; undefined for clicks left to the browser. */
export function followed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.pathname !== window.location.pathname) return undefined;
  if (link.hasAttribute('download') || link.hash) return undefined;
  event.preventDefault();
  return link.pathname + link.search;
}

/** Loads filters and pages of a list without a reload, and keeps the old state visible until then. */
export function useListNavigation() {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  return {
    isLoading,
    /** adds a history entry */
    push: (address: string) => start(() => router.push(address, { scroll: false })),
    /** adds no history entry, as for each letter typed */
    replace: (address: string) => start(() => router.replace(address, { scroll: false })),
  };
}
