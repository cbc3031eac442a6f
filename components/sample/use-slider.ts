'use client';

import { useEffect, useLayoutEffect, useState } from 'react';

/** The slider advances every 3 s, and continues 5 s after somebody moved it (docs/spec.md#sample-listing). */
const AUTOPLAY_MS = 3000;
const RESUME_MS = 5000;

type State = { index: number; autoplay: boolean; moves: number };

export type Slider = {
  index: number;
  /** slides are advancing by themselves now */
  moving: boolean;
  /** the visitor has not stopped it for good */
  wanted: boolean;
  go: (index: number) => void;
  toggle: () => void;
};

/** True where the visitor asked the system for less motion; undefined until the browser has said. */
function useCalm(): boolean | undefined {
  const [calm, setCalm] = useState<boolean>();
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setCalm(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return calm;
}

/**
 * Which slide shows. Moving it by hand pauses it for a while; what moves by itself must also be stoppable for good
 * (WCAG 2.2.2).
 */
export function useSlider(count: number): Slider {
  const calm = useCalm();
  const [{ index, autoplay, moves }, set] = useState<State>({ index: 0, autoplay: true, moves: 0 });
  const [wanted, setWanted] = useState(true);
  const moving = autoplay && wanted && calm === false;

  // with what the page shows, so that its three seconds are never counted from before or after
  useLayoutEffect(() => {
    if (!moving) return;
    const timer = setInterval(
      () => set((state) => ({ ...state, index: (state.index + 1) % count })),
      AUTOPLAY_MS,
    );
    return () => clearInterval(timer);
  }, [moving, count]);

  useLayoutEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(() => set((state) => ({ ...state, autoplay: true })), RESUME_MS);
    return () => clearTimeout(timer);
  }, [moves]);

  return {
    index,
    moving,
    wanted: wanted && calm !== true,
    go: (next) =>
      set((state) => ({ index: (next + count) % count, autoplay: false, moves: state.moves + 1 })),
    toggle: () => setWanted((before) => !before),
  };
}
