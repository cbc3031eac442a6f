import { useEffect, useRef } from 'react';

/** A tab that is hidden within this time of a press on such a link was hidden by that link. */
const OWN_LINK_MS = 2000;
const OPENS_ELSEWHERE = 'a[target=_blank], a[href^="tel:"], a[href^="mailto:"]';

/**
 * Calls `onIntent` when a visitor seems about to leave: the pointer leaves through the top edge, towards the tabs, or the tab
 * was hidden and is shown again. Leaving itself (Back, reload, another address, closing) is never held up
 * (docs/spec.md#exit-popup).
 */
export function useExitIntent(enabled: boolean, onIntent: () => void): void {
  const latest = useRef(onIntent);
  useEffect(() => {
    latest.current = onIntent;
  });
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    const { signal } = stop;
    let wasHidden = false;
    let isUnloading = false;
    let pressedAt = Number.NEGATIVE_INFINITY;

    const onMouseLeave = (event: MouseEvent) => {
      const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
      if (hasMouse && event.clientY <= 0 && event.buttons === 0) latest.current();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(OPENS_ELSEWHERE)) pressedAt = performance.now();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        // a page that the browser stores for Back is hidden too, and shown when the visitor comes back to it
        wasHidden = !isUnloading && performance.now() - pressedAt > OWN_LINK_MS;
      } else if (wasHidden) {
        wasHidden = false;
        latest.current();
      }
    };
    document.documentElement.addEventListener('mouseleave', onMouseLeave, { signal });
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener(
      'pagehide',
      () => {
        isUnloading = true;
      },
      { signal },
    );
    window.addEventListener(
      'pageshow',
      () => {
        isUnloading = false;
      },
      { signal },
    );
    return () => stop.abort();
  }, [enabled]);
}
