'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useTransition } from 'react';

/** The address of a link of this list that was plainly clicked, for the list to follow; what else was clicked is the browser's. */
export function followed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.pathname !== window.location.pathname) return undefined;
  if (link.hasAttribute('download') || link.hash) return undefined;
  event.preventDefault();
  return link.pathname + link.search;
}

/**
 * For a list whose filters are a GET form and whose pages are links: with JavaScript the next state comes without a reload, and
 * the old one stays in sight until then. Without JavaScript the browser loads the page.
 */
export function useListNavigation() {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  return {
    isLoading,
    /** a place to come back to */
    push: (address: string) => start(() => router.push(address, { scroll: false })),
    /** a letter typed into a box is not one */
    replace: (address: string) => start(() => router.replace(address, { scroll: false })),
  };
}
