'use client';

import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { CategoryElevation } from '@/components/property/category-elevation';
import { useBrokenPicture } from '@/components/ui/use-broken-picture';
import type { SamplePicture } from '@/lib/sample/constants';
import { useSlider } from './use-slider';

const SIZES = '(min-width: 76rem) 46rem, (min-width: 64rem) 60vw, 100vw';
const SWIPE_PX = 40;
const ROUND =
  'absolute top-1/2 inline-flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-paper text-ink hover:bg-sunken';

const widths = (file: string, type: 'avif' | 'webp') =>
  `/sample/${file}-640.${type} 640w, /sample/${file}-1280.${type} 1280w`;

function Slide({ picture, first, shown }: { picture: SamplePicture; first: boolean; shown: boolean }) {
  const { broken, props } = useBrokenPicture();
  const place = clsx('absolute inset-0 size-full transition-opacity duration-200', !shown && 'opacity-0');
  if (broken)
    return (
      <div role="img" aria-label={picture.alt} aria-hidden={!shown || undefined} className={place}>
        <CategoryElevation category="Residential" className="size-full p-4 text-line-strong" />
      </div>
    );
  return (
    <picture aria-hidden={!shown || undefined}>
      <source type="image/avif" srcSet={widths(picture.file, 'avif')} sizes={SIZES} />
      <img
        {...props}
        src={`/sample/${picture.file}-1280.webp`}
        srcSet={widths(picture.file, 'webp')}
        sizes={SIZES}
        alt={picture.alt}
        width={1280}
        height={853}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={clsx(place, 'object-cover')}
      />
    </picture>
  );
}

/** A sideways stroke of a finger; vertical ones keep scrolling the page. */
function useSwipe(by: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === undefined ? 0 : event.clientX - from.current;
      if (Math.abs(moved) > SWIPE_PX) by(moved < 0 ? 1 : -1);
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

function Dots({
  pictures,
  at,
  go,
}: {
  pictures: readonly SamplePicture[];
  at: number;
  go: (i: number) => void;
}) {
  return (
    <div className="flex flex-wrap">
      {pictures.map((picture, i) => (
        <button
          key={picture.file}
          type="button"
          onClick={() => go(i)}
          aria-label={`Picture ${i + 1} of ${pictures.length}`}
          aria-current={i === at || undefined}
          className="inline-flex size-6 items-center justify-center"
        >
          <span
            className={clsx('size-2.5 rounded-full system-fill', i === at ? 'bg-accent' : 'bg-line-strong')}
          />
        </button>
      ))}
    </div>
  );
}

/** Eleven pictures that advance by themselves and wrap both ways. Only those about to be shown are fetched. */
export function SampleSlider({ pictures }: { pictures: readonly SamplePicture[] }) {
  const { index, moving, wanted, go, toggle } = useSlider(pictures.length);
  const swipe = useSwipe((step) => go(index + step));
  const count = pictures.length;
  // the one that fades out, the one that shows, the one that comes
  const due = [index - 1, index, index + 1].map((i) => (i + count) % count);

  return (
    <section aria-roledescription="carousel" aria-label="Pictures of the sample flat" data-moving={moving}>
      <div className="relative aspect-[3/2] touch-pan-y overflow-hidden rounded-md bg-sunken" {...swipe}>
        <div aria-live={moving ? 'off' : 'polite'}>
          {pictures.map((picture, i) =>
            due.includes(i) ? (
              <Slide key={picture.file} picture={picture} first={i === 0} shown={i === index} />
            ) : null,
          )}
        </div>
        <button
          type="button"
          className={clsx(ROUND, 'left-3')}
          onClick={() => go(index - 1)}
          aria-label="Previous picture"
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className={clsx(ROUND, 'right-3')}
          onClick={() => go(index + 1)}
          aria-label="Next picture"
        >
          <ChevronRight aria-hidden="true" />
        </button>
        <p className="absolute right-3 bottom-3 rounded-md bg-paper px-2 py-0.5 text-ink text-sm tabular">
          {index + 1} / {pictures.length}
        </p>
      </div>
      <div className="mt-2 flex items-center justify-between gap-4">
        <Dots pictures={pictures} at={index} go={go} />
        <button
          type="button"
          onClick={toggle}
          className="inline-flex size-10 items-center justify-center rounded-md hover:bg-sunken"
          aria-label={wanted ? 'Pause the pictures' : 'Play the pictures'}
        >
          {wanted ? (
            <Pause className="size-5" aria-hidden="true" />
          ) : (
            <Play className="size-5" aria-hidden="true" />
          )}
        </button>
      </div>
    </section>
  );
}
