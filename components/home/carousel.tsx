'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** docs/spec.md#constants */
const INTERVAL_MS = 3000;

const control =
  'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-surface hover:bg-sunken';

/** The distance from one slide to the next. */
function stride(list: HTMLElement): number {
  const [first, second] = list.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth;
}

function move(list: HTMLElement, steps: 1 | -1): void {
  const end = list.scrollWidth - list.clientWidth;
  const step = stride(list);
  const here = list.scrollLeft;
  let left = here + steps * step;
  if (steps > 0 && here > end - 8) left = 0;
  if (steps < 0 && here < 8) left = end;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
}

/** Hover, focus or a finger on it; a page in the background and people who asked for less motion count as well. */
function useHeld() {
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set(['not known yet']));
  const hold = useCallback((why: string, on: boolean) => {
    setHolds((before) => {
      if (before.has(why) === on) return before;
      const after = new Set(before);
      if (on) after.add(why);
      else after.delete(why);
      return after;
    });
  }, []);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const check = () => {
      hold('motion', motion.matches);
      hold('hidden', document.hidden);
      hold('not known yet', false);
    };
    check();
    motion.addEventListener('change', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      motion.removeEventListener('change', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hold]);
  return { held: holds.size > 0, hold };
}

/**
 * Slides that move on by themselves and wrap. They are a list that scrolls with snap points, so a swipe, a wheel and the
 * arrow keys work without script. `label` names it for screen readers (WAI-ARIA APG, carousel).
 */
export function Carousel({ label, slides }: { label: string; slides: { key: string; node: ReactNode }[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  const { held, hold } = useHeld();
  const step = (steps: 1 | -1) => list.current && move(list.current, steps);

  // with what the page shows, so that its three seconds are never counted from before or after
  useLayoutEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => list.current && move(list.current, 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [paused, held]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-moving={!paused && !held}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onPointerCancel={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => hold('focus', event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={onKeyDown}
    >
      <div className="mb-4 flex justify-end gap-2">
        <button
          type="button"
          className={control}
          aria-label={paused ? 'Play' : 'Pause'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? (
            <Play className="size-5" aria-hidden="true" />
          ) : (
            <Pause className="size-5" aria-hidden="true" />
          )}
        </button>
        <button type="button" className={control} aria-label="Previous service" onClick={() => step(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </button>
        <button type="button" className={control} aria-label="Next service" onClick={() => step(1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe)
        tabIndex={0}
        className="-mx-4 relative flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {slides.map(({ key, node }) => (
          <li key={key} className="w-[82%] shrink-0 snap-start sm:w-[46%] lg:w-[31.5%]">
            {node}
          </li>
        ))}
      </ul>
    </section>
  );
}
