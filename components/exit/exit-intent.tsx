'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LazyExtra } from '@/components/ui/lazy-extra';
import { mayAsk, rememberAsked, rememberPage, visitedPages } from '@/lib/visit/client';

/** Loaded when somebody is about to leave: most visits never download it. */
const exitPopup = () => import('./exit-popup');

/**
 * Tells a tab that is being closed from a visitor who follows a link. `beforeunload` is the same event for both, but
 * only what the page itself starts (links, forms, scripts, reload, back) raises `navigate` or a click before it.
 */
function watchOwnNavigation(signal: AbortSignal): () => boolean {
  let until = 0;
  const note = () => {
    until = performance.now() + 3000;
  };
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', note, { signal });
  const onClick = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) note();
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('submit', note, { signal, capture: true });
  return () => performance.now() < until;
}

function watchLeaving(onLeave: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isOwn = watchOwnNavigation(signal);
  const ask = () => {
    // never over another dialog, and once
    if (!mayAsk() || document.querySelector('dialog[open]')) return false;
    rememberAsked();
    onLeave();
    return true;
  };
  const onMouse = (event: MouseEvent) => {
    if (event.clientY <= 0 && event.buttons === 0) ask();
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    // the browser shows its own words for the confirmation; whoever stays finds the popup
    if (!isOwn() && visitedPages().length > 0 && ask()) event.preventDefault();
  };
  document.documentElement.addEventListener('mouseleave', onMouse, { signal });
  window.addEventListener('beforeunload', onUnload, { signal });
  return () => stop.abort();
}

/** Stores the pages of the visit, and opens the popup when the visitor is about to leave (docs/spec.md#exit-popup). */
export function ExitIntent(words: { title?: string | undefined; text?: string | undefined }) {
  const path = usePathname();
  const [leaving, setLeaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to look at the address again
  useEffect(() => rememberPage(window.location.pathname), [path]);
  useEffect(() => {
    if (mayAsk()) return watchLeaving(() => setLeaving(true));
  }, []);
  if (!leaving) return null;
  return <LazyExtra load={exitPopup} props={{ ...words, onDone: () => setLeaving(false) }} />;
}
