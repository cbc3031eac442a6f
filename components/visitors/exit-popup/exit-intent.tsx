'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { recordablePath } from '@/lib/visitors/activity/rules';
import { mayAsk, rememberPage } from '@/lib/visitors/exit-popup/client';

const exitPopup = () => import('./exit-popup');

/** True during typing or while another dialog is open, which must not be interrupted. */
const isBusy = () =>
  document.querySelector('dialog[open], input:focus, textarea:focus, select:focus') !== null;

/** Fallback for a popup that fails to load. The next intent retries. */
function NotLoaded({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

/** Fires when the pointer leaves through the top edge. Never delays leaving itself (docs/spec/pages.md#exit-popup). */
export function useExitIntent(onIntent: () => void): void {
  const latest = useRef(onIntent);
  useEffect(() => {
    latest.current = onIntent;
  });
  useEffect(() => {
    const onMouseLeave = (event: MouseEvent) => {
      const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
      if (hasMouse && event.clientY <= 0 && event.buttons === 0) latest.current();
    };
    document.documentElement.addEventListener('mouseleave', onMouseLeave);
    return () => document.documentElement.removeEventListener('mouseleave', onMouseLeave);
  }, []);
}

/** Stores the pages of the visit, and opens the popup when a visitor is about to leave (docs/spec/pages.md#exit-popup). */
export function ExitIntent(texts: { title?: string | undefined; text?: string | undefined }) {
  const path = usePathname();
  const [asking, setAsking] = useState(false);
  const done = useCallback(() => setAsking(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to look at the address again
  useEffect(() => rememberPage(recordablePath(window.location.pathname)), [path]);
  useExitIntent(() => {
    if (mayAsk() && !isBusy()) setAsking(true);
  });
  // the popup counts as shown only once it is open
  return asking && <LazyExtra load={exitPopup} fallback={NotLoaded} props={{ ...texts, onDone: done }} />;
}
