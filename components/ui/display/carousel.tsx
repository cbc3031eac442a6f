import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '@/components/ui/actions/button';
import type { Carousel } from './use-carousel';

type TrackProps = {
  carousel: Carousel;
  slides: readonly { key: string; node: ReactNode }[];
  className?: string;
  /** width of a slide, including the gap */
  slideClass: string;
  /** true if another element shows the current slide */
  isDecorative?: boolean;
  children?: ReactNode;
};

/** The slides of a carousel. They follow a sideways swipe, while vertical swipes scroll the page. */
export function CarouselTrack({
  carousel,
  slides,
  className,
  slideClass,
  isDecorative,
  children,
}: TrackProps) {
  return (
    <div
      ref={carousel.viewport}
      className={clsx(
        'relative',
        carousel.ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        className,
      )}
    >
      <ul className="slides" aria-hidden={isDecorative}>
        {slides.map(({ key, node }) => (
          <li key={key} className={slideClass}>
            {node}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

type ButtonProps = {
  carousel: Carousel;
  className: string;
  labels?: readonly [string, string];
};

export function CarouselArrows({
  carousel,
  className,
  sides = ['', ''],
  labels = ['Previous slide', 'Next slide'],
}: ButtonProps & { sides?: readonly [string, string] }) {
  return (
    <>
      <PlainButton
        className={clsx(className, sides[0])}
        aria-label={labels[0]}
        onClick={() => carousel.step(-1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </PlainButton>
      <PlainButton
        className={clsx(className, sides[1])}
        aria-label={labels[1]}
        onClick={() => carousel.step(1)}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </PlainButton>
    </>
  );
}

/** A button that stops automatic movement for good (WCAG 2.2.2). */
export function CarouselPause({
  carousel,
  className,
  labels: [play, pause] = ['Play', 'Pause'],
}: ButtonProps) {
  const Icon = carousel.paused ? Play : Pause;
  return (
    <PlainButton
      className={className}
      aria-label={carousel.paused ? play : pause}
      onClick={carousel.togglePause}
    >
      <Icon className="size-5" aria-hidden="true" />
    </PlainButton>
  );
}
