import { useTexts } from '#language';
import { AskBox } from '@/components/search/box/ask-box';
import { Heading } from '@/components/ui/display/heading';
import { formatNumber } from '@/lib/platform/text/format';
import type { Site } from '@/lib/settings/dto';
import { AdvancedSearch } from './advanced-search';
import { StreetElevation } from './street-elevation';

const STREET = '-z-10 bottom-0 left-0 h-32 w-full mt-2 sm:mt-4 sm:aspect-[8/3] sm:h-auto lg:absolute';

/** The main question, over a street of the city. From `lg` on the towers are beside the words. */
export function Hero({ site, total, cities }: { site: Site; total: number; cities: number }) {
  const { t, label } = useTexts('search/home');
  return (
    <section className="container-page">
      <div className="relative isolate pt-4 sm:pt-16 lg:pb-44">
        <div className="lg:w-[54%]">
          <p className="mb-1 text-accent sm:mb-3">{label(site.tagline)}</p>
          <Heading level={1} size="display" className="xl:text-6xl">
            {t('Homes, land and workplaces in {city}', { city: label(site.city) })}
          </Heading>
          <p className="mt-2 text-ink-soft sm:mt-4 sm:text-lg">
            {total > 0
              ? t(
                  '{count, plural, one {{total} property} other {{total} properties}} for sale and rent{cities, plural, =0 {} one {, here and in # other city} other {, here and in # other cities}}. One office for the flat, the loan, the papers and the interiors.',
                  { count: total, total: formatNumber(total), cities: Math.max(0, cities - 1) },
                )
              : t('One office for the flat, the loan, the papers and the interiors.')}
          </p>
          <div className="mt-4 sm:mt-7">
            <AskBox />
          </div>
          <AdvancedSearch />
        </div>
        <StreetElevation className={STREET} />
      </div>
    </section>
  );
}
