'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { CarouselArrows, CarouselPause, CarouselTrack } from '@/components/ui/display/carousel';
import { Section } from '@/components/ui/display/section';
import { useCarousel } from '@/components/ui/display/use-carousel';

/** docs/spec/limits.md#constants */
const INTERVAL_MS = 3000;
const CONTROL =
  'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-surface hover:bg-sunken';

/** Service lines in a carousel that advances by itself. `label` names it for screen readers (WAI-ARIA APG, carousel). */
export function ServicesCarousel({
  title,
  label,
  slides,
}: {
  title: string;
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
      <Section
        title={title}
        actions={
          <div className="flex gap-2">
            <CarouselPause carousel={carousel} className={CONTROL} labels={[t('Play'), t('Pause')]} />
            {/* a phone's slides are swiped */}
            <CarouselArrows
              carousel={carousel}
              className={`${CONTROL} max-sm:hidden`}
              labels={[t('Previous service'), t('Next service')]}
            />
          </div>
        }
      >
        {/* a slide starts with the space before it, so that the first one is aligned with the page */}
        <CarouselTrack
          carousel={carousel}
          slides={slides}
          className="-ml-4 max-sm:-mr-4"
          slideClass="w-[86%] pl-4 sm:w-1/2 lg:w-1/3"
        />
      </Section>
    </section>
  );
}
