import { useEffect, useRef } from 'react';

/**
 * Calls `onIntent` when a visitor seems about to leave: the pointer leaves through the top edge, towards the tabs. Leaving itself
 * (Back, reload, another address, closing) is never held up (docs/spec/pages.md#exit-popup).
 */
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
