import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Options = {
  /** milliseconds between two automatic steps; absent for none */
  everyMs?: number;
  /** pause after a manual move */
  resumeMs?: number;
};

export type Carousel = {
  viewport: UseEmblaCarouselType[0];
  /** false until it can be moved, because without script its slides are a scrolling list */
  ready: boolean;
  index: number;
  moving: boolean;
  /** true if it was stopped by hand or by the reduced-motion preference, until restarted */
  paused: boolean;
  step: (by: 1 | -1) => void;
  show: (index: number) => void;
  togglePause: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** for the element around slides and buttons; stops the movement under pointer and focus */
  holdProps: {
    ref: (node: HTMLElement | null) => void;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerCancel: () => void;
    onFocus: (event: React.FocusEvent) => void;
    onBlur: (event: React.FocusEvent) => void;
  };
};

/** True if a slide is fully visible. The text of a partly visible one is elsewhere. */
function isWhollyIn(slide: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

/** Reasons to stop, of which several can apply together. */
function useHolds() {
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set());
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
    };
    check();
    motion.addEventListener('change', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      motion.removeEventListener('change', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hold]);
  return { holds, hold };
}

/** A carousel whose slides Embla moves with our timing (WCAG 2.2.2; docs/decisions/0030-widgets-cmdk-embla-dnd-kit.md). */
export function useCarousel({ everyMs, resumeMs }: Options = {}): Carousel {
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', watchFocus: false });
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { holds, hold } = useHolds();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moving = everyMs !== undefined && api !== undefined && !stopped && holds.size === 0;

  const touched = useCallback(() => {
    if (resumeMs === undefined) return;
    clearTimeout(timer.current);
    hold('hand', true);
    timer.current = setTimeout(() => hold('hand', false), resumeMs);
  }, [hold, resumeMs]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!api) return;
    // it may have been scrolled as a list before the script loaded
    api.rootNode().scrollLeft = 0;
    const onSelect = () => setIndex(api.selectedScrollSnap());
    api.on('select', onSelect).on('reInit', onSelect).on('pointerDown', touched);
    return () => {
      api.off('select', onSelect).off('reInit', onSelect).off('pointerDown', touched);
    };
  }, [api, touched]);

  // runs in the layout phase, so that the seconds count from the visible slide
  useLayoutEffect(() => {
    if (!moving) return;
    const ticking = setInterval(() => api?.scrollNext(), everyMs);
    return () => clearInterval(ticking);
  }, [moving, api, everyMs]);

  // a pointer that was there before the script causes no enter event
  const noticePointer = useCallback(
    (node: HTMLElement | null) => hold('pointer', node?.matches(':hover') ?? false),
    [hold],
  );
  const calm = holds.has('motion');
  const step = (by: 1 | -1) => {
    touched();
    if (by > 0) api?.scrollNext(calm);
    else api?.scrollPrev(calm);
  };
  return {
    viewport,
    ready: api !== undefined,
    index,
    moving,
    paused: stopped || calm,
    step,
    show: (next) => {
      touched();
      api?.scrollTo(next, true);
    },
    togglePause: () => setStopped((before) => !before),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
    holdProps: {
      ref: noticePointer,
      onPointerEnter: () => hold('pointer', true),
      onPointerLeave: () => hold('pointer', false),
      onPointerCancel: () => hold('pointer', false),
      onFocus: ({ target }) => {
        hold('focus', true);
        // Embla itself only accepts a focus within ten milliseconds of the Tab key
        const nodes = api?.slideNodes() ?? [];
        const slide = nodes.findIndex((node) => node.contains(target));
        if (!api || slide < 0) return;
        // resets a scroll by the browser
        api.rootNode().scrollLeft = 0;
        if (!isWhollyIn(nodes[slide]!, api.rootNode())) api.scrollTo(slide, true);
      },
      onBlur: (event) => hold('focus', event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
