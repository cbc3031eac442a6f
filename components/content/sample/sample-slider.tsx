'use client';

import clsx from 'clsx';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { CarouselArrows, CarouselPause, CarouselTrack } from '@/components/ui/display/carousel';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { useBrokenPicture } from '@/components/ui/display/use-broken-picture';
import { useCarousel } from '@/components/ui/display/use-carousel';
import type { SamplePicture } from '@/lib/content/constants';

const SIZES = '(min-width: 76rem) 46rem, (min-width: 64rem) 60vw, 100vw';
/** Interval of the slider, which also resumes some time after a visitor moves it (docs/spec/pages.md#sample-listing). */
const INTERVAL_MS = 3000;
const RESUME_MS = 5000;
const ROUND =
  'absolute top-1/2 inline-flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-paper text-ink hover:bg-sunken';

const widths = (file: string, type: 'avif' | 'webp') =>
  `/sample/${file}-640.${type} 640w, /sample/${file}-1280.${type} 1280w`;

function Slide({ picture, first, shown }: { picture: SamplePicture; first: boolean; shown: boolean }) {
  const { broken, props } = useBrokenPicture();
  if (broken)
    return (
      <div role="img" aria-label={picture.alt} aria-hidden={!shown || undefined} className="size-full">
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
        className="size-full object-cover"
      />
    </picture>
  );
}

/** Eleven pictures that advance automatically and wrap both ways. Loads only those about to be shown. */
export function SampleSlider({ pictures }: { pictures: readonly SamplePicture[] }) {
  const { t } = useTexts('content/sample');
  const carousel = useCarousel({ everyMs: INTERVAL_MS, resumeMs: RESUME_MS });
  const { index, moving } = carousel;
  const count = pictures.length;
  const due = [index - 1, index, index + 1].map((i) => (i + count) % count);
  const slides = pictures.map((picture, i) => ({
    key: picture.file,
    node: (
      <div className="aspect-[3/2] bg-sunken">
        {due.includes(i) && <Slide picture={picture} first={i === 0} shown={i === index} />}
      </div>
    ),
  }));

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('Pictures of the sample flat')}
      data-moving={moving}
    >
      <div className="relative">
        <div aria-live={moving ? 'off' : 'polite'}>
          <CarouselTrack
            carousel={carousel}
            slides={slides}
            className="aspect-[3/2] rounded-md bg-sunken"
            slideClass="w-full"
          />
        </div>
        <CarouselArrows
          carousel={carousel}
          className={ROUND}
          labels={[t('Previous picture'), t('Next picture')]}
          sides={['left-3', 'right-3']}
        />
        <p className="absolute right-3 bottom-3 rounded-md bg-paper px-2 py-0.5 text-ink text-sm tabular">
          {index + 1} / {count}
        </p>
      </div>
      <div className="mt-2 flex items-center justify-between gap-4">
        <div className="flex flex-wrap">
          {pictures.map((picture, i) => (
            <IconButton
              key={picture.file}
              onClick={() => carousel.show(i)}
              label={t('Picture {n} of {count}', { n: i + 1, count: pictures.length })}
              aria-current={i === index || undefined}
              className="size-6"
            >
              <span
                className={clsx(
                  'size-2.5 rounded-full system-fill',
                  i === index ? 'bg-accent' : 'bg-line-strong',
                )}
              />
            </IconButton>
          ))}
        </div>
        <CarouselPause
          carousel={carousel}
          className="inline-flex size-10 items-center justify-center rounded-md hover:bg-sunken"
          labels={[t('Play the pictures'), t('Pause the pictures')]}
        />
      </div>
    </section>
  );
}
