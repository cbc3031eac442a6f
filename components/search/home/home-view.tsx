import { useTexts } from '#language';
import { AskBox } from '@/components/search/box/ask-box';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { Heading } from '@/components/ui/display/heading';
import { Section } from '@/components/ui/display/section';
import { EmptyState } from '@/components/ui/feedback/notice';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { Counts, CountsByType } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { formatNumber } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { HomeData } from '@/lib/search/dto';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { Site } from '@/lib/settings/dto';
import { AdvancedSearch } from './advanced-search';
import { Featured } from './featured';
import { HomeAddress } from './home-address';
import { HomeLocalities, HomeTiles, Starts } from './homes-to-see';
import { Services } from './services';
import { StreetElevation } from './street-elevation';
import { Reasons, Testimonials } from './voices';

type Props = { site: Site; data: HomeData };

type CellProps = { name: string; counts: CountsByType; place: Pick<Partial<PropertySearch>, 'category'> };

const WORDS = { sale: '{count} to buy', rent: '{count} to rent' } as const;
const SPOKEN = { sale: '{of}: {count} to buy', rent: '{of}: {count} to rent' } as const;

type TypeLinksProps = {
  counts: CountsByType;
  place: Pick<Partial<PropertySearch>, 'city' | 'category'>;
  of: string;
};

function TypeLinks({ counts, place, of }: TypeLinksProps) {
  const { t } = useTexts('listings/card');
  const types = (['sale', 'rent'] as const).filter((type) => counts[type] > 0);
  if (types.length === 0) return <p className="text-ink-soft">{t('None today')}</p>;
  return (
    <p className="flex flex-wrap gap-x-4">
      {types.map((type) => (
        <Link
          key={type}
          href={searchPath({ ...place, type })}
          className="inline-flex min-h-8 items-center text-ink-soft tabular underline decoration-line-strong underline-offset-4 hover:text-accent"
          aria-label={t(SPOKEN[type], { of, count: formatNumber(counts[type]) })}
        >
          {t(WORDS[type], { count: formatNumber(counts[type]) })}
        </Link>
      ))}
    </p>
  );
}

function Cell({ name, counts, place }: CellProps) {
  const { label } = useTexts();
  return (
    <div>
      <Link
        href={searchPath({ ...place, type: counts.sale > 0 ? 'sale' : 'rent' })}
        className="block font-bold text-lg no-underline hover:text-accent"
      >
        {label(name)}
      </Link>
      <TypeLinks counts={counts} place={place} of={label(name)} />
    </div>
  );
}

function LookingFor({ counts }: Pick<HomeData, 'counts'>) {
  const { t } = useTexts('search/home');
  const { sale, rent } = counts.byType;
  const types: CellProps[] = [
    { name: 'Sale', counts: { sale, rent: 0 }, place: {} },
    { name: 'Rental', counts: { sale: 0, rent }, place: {} },
  ];
  const categories = CATEGORIES.map(
    (category): CellProps => ({ name: category, counts: counts.byCategory[category], place: { category } }),
  );
  return (
    <Section title={t('What are you looking for?')}>
      {counts.total > 0 ? (
        <ul className="tile-row">
          {[...categories, ...types].map(({ name, ...cell }) => (
            <li key={name} className="border-line border-t pt-2 max-lg:w-48">
              <div className="h-12">
                {cell.place.category && (
                  <CategoryElevation category={name} className="h-full w-auto text-ink-soft" />
                )}
              </div>
              <Cell name={name} {...cell} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('Nothing is listed yet')}>
          <p className="measure text-ink-soft">
            {t('Homes appear here as soon as they’re published. List yours, or tell us what you need.')}
          </p>
          <ButtonLink href="/properties/new">{t('List your property')}</ButtonLink>
        </EmptyState>
      )}
    </Section>
  );
}

type EndProps = Pick<HomeData, 'counts' | 'verified'> & { site: Site; years: number };

function CityList({ cities }: { cities: Counts['byCity'] }) {
  const { label } = useTexts();
  return (
    <ul className="tile-row">
      {cities.map(({ city, citySlug, counts }) => (
        <li key={citySlug} className="border-line border-t pt-2 max-lg:w-48">
          <Link
            href={`/${counts.sale > 0 ? 'buy' : 'rent'}/${citySlug}`}
            className="font-bold text-lg no-underline hover:text-accent"
          >
            {label(city)}
          </Link>
          <TypeLinks counts={counts} place={{ city: citySlug }} of={label(city)} />
        </li>
      ))}
    </ul>
  );
}

function HomeEnd({ site, counts, verified, years }: EndProps) {
  const { t, label } = useTexts('search/home');
  return (
    <>
      <Section title={t('Why people choose us')}>
        <Reasons
          counts={{ years, verified, services: SERVICE_LINES.length, listed: counts.total }}
          // the demo set fills in the firm's age together with its letters
          isExample={site.testimonials.some(({ isExample }) => isExample)}
        />
      </Section>
      {site.testimonials.length > 0 && (
        <Section title={t('What clients tell us')}>
          <Testimonials letters={site.testimonials} />
        </Section>
      )}
      {counts.byCity.length > 0 && (
        <Section title={t('Popular cities')}>
          <CityList cities={counts.byCity} />
        </Section>
      )}
      <section aria-labelledby="next-step" className="mt-4 border-line border-y bg-sunken sm:mt-8">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4 sm:gap-y-6 sm:py-16">
          <div className="measure">
            <Heading level={2} size="chapter" id="next-step" className="max-sm:text-xl">
              {t('Tell us what you need. A person in {city} will reply.', { city: label(site.city) })}
            </Heading>
            <p className="mt-2 text-ink-soft max-sm:mt-1 max-sm:text-note">
              {t.rich('Buying, selling or letting? Write four lines, or call <a>{phone}</a>.', {
                phone: formatPhone(site.phone),
                a: (text) => (
                  <a key="phone" href={phoneHref(site.phone)} className="link tabular">
                    {text}
                  </a>
                ),
              })}
            </p>
          </div>
          <div className="flex gap-3 max-sm:w-full max-sm:[&>.btn]:flex-1 max-sm:[&>.btn]:px-2">
            <ButtonLink href="/contactform" variant="primary">
              {t('Send an enquiry')}
            </ButtonLink>
            <ButtonLink href="/properties/new">{t('List your property')}</ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

const STREET = '-z-10 bottom-0 left-0 h-16 w-full mt-1 sm:mt-4 sm:aspect-[8/3] sm:h-auto lg:absolute';

/** Shows sections about listings only if there are any, because a new installation must claim nothing (docs/spec/pages.md#home-page). */
export function HomeView({ site, data }: Props) {
  const { t, label } = useTexts('search/home');
  const { counts, verified, featured, families, starts, localities } = data;
  const years = site.foundedYear ? new Date().getFullYear() - site.foundedYear : 0;
  return (
    <>
      <HomeAddress />
      <section className="container-page">
        <div className="relative pt-3 sm:pt-16 lg:pb-44">
          <div className="lg:w-[54%]">
            <p className="mb-1 text-accent sm:mb-3">{label(site.tagline)}</p>
            <Heading level={1} size="display" className="max-sm:text-3xl xl:text-6xl">
              {t('Homes, land and workplaces in {city}', { city: label(site.city) })}
            </Heading>
            <p className="mt-2 text-ink-soft max-sm:text-note sm:mt-4 sm:text-lg">
              {counts.total > 0
                ? t(
                    '{count, plural, one {{total} property} other {{total} properties}} for sale and rent{cities, plural, =0 {} one {, here and in # other city} other {, here and in # other cities}}. One office for the flat, the loan, the papers and the interiors.',
                    {
                      count: counts.total,
                      total: formatNumber(counts.total),
                      cities: Math.max(0, counts.byCity.length - 1),
                    },
                  )
                : t('One office for the flat, the loan, the papers and the interiors.')}
            </p>
            <div className="mt-3 sm:mt-7">
              <AskBox />
            </div>
            <AdvancedSearch />
          </div>
          <StreetElevation className={STREET} />
        </div>
      </section>
      {featured.length > 0 && (
        <Section
          title={t('Verified and new')}
          lead={t(
            'Our team has checked their title, description, price, place, size and photos against evidence.',
          )}
          actions={<ButtonLink href="/buy?status=verified">{t('See all verified')}</ButtonLink>}
        >
          <Featured items={featured} />
        </Section>
      )}
      {families.homes.length > 0 && (
        <Section
          title={t('For families: 2 and 3 BHK')}
          actions={<ButtonLink href={families.path}>{t('See them all')}</ButtonLink>}
        >
          <HomeTiles items={families.homes} />
        </Section>
      )}
      {starts.length > 0 && (
        <Section title={t('Quick searches')}>
          <Starts starts={starts} />
        </Section>
      )}
      {localities.length > 0 && (
        <Section
          title={t('Localities of {city}', { city: label(site.city) })}
          lead={localities.some(({ rate }) => rate) && t('Homes for sale, with the median price per sq ft.')}
        >
          <HomeLocalities localities={localities} />
        </Section>
      )}
      <LookingFor counts={counts} />
      <Services />
      <HomeEnd {...{ site, counts, verified, years }} />
    </>
  );
}
