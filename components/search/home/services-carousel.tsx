'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { CarouselArrows, CarouselPause, CarouselTrack } from '@/components/ui/display/carousel';
import { useCarousel } from '@/components/ui/display/use-carousel';

/** docs/spec/limits.md#constants */
const INTERVAL_MS = 3000;
const CONTROL =
  'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-surface hover:bg-sunken';

/** Service lines in a carousel that advances by itself. `label` names it for screen readers (WAI-ARIA APG, carousel). */
export function ServicesCarousel({
  label,
  slides,
}: {
  label: string;
  slides: { key: string; node: ReactNode }[];
}) {
  const { t } = useTexts('search/home');
  const carousel = useCarousel({ everyMs: INTERVAL_MS });
  return (
    <section
      aria-label={label}
      aria-roledescription={t('carousel')}
      data-moving={carousel.moving}
      onKeyDown={carousel.onKeyDown}
      {...carousel.holdProps}
    >
      <div className="mb-2 flex justify-end gap-2 sm:mb-4">
        <CarouselPause carousel={carousel} className={CONTROL} labels={[t('Play'), t('Pause')]} />
        <CarouselArrows
          carousel={carousel}
          className={CONTROL}
          labels={[t('Previous service'), t('Next service')]}
        />
      </div>
      {/* a slide starts with the space before it, so that the first one is aligned with the page */}
      <CarouselTrack
        carousel={carousel}
        slides={slides}
        className="-ml-4 max-sm:-mr-4"
        slideClass="w-[86%] pl-4 sm:w-1/2 lg:w-1/3"
      />
    </section>
  );
}
