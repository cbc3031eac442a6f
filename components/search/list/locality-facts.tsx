import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { QuarterLine } from '@/components/search/quarter-line';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { Category, ListingType } from '@/lib/listings/fields/vocabulary';
import { byCount } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { formatDistance, formatNumber } from '@/lib/platform/text/format';
import type { Facets } from '@/lib/search/engine/dto';
import { bedroomsLabel, placeNamesIn } from '@/lib/search/format';
import type { PlaceOfList } from '@/lib/search/lists/dto';
import { categoryNoun } from '@/lib/search/lists/format';
import type { LocalityDto } from '@/lib/search/localities/dto';
import { localitySummary, rateText } from '@/lib/search/localities/format';
import { searchPath } from '@/lib/search/rules';

type Props = { locality: LocalityDto; type: ListingType };

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-bold tabular">{children}</dd>
    </div>
  );
}

function Figures({ locality }: Pick<Props, 'locality'>) {
  const words = useTexts('search/locality');
  const { t } = words;
  const { offered, rate, rates, stayed, listedFor } = locality;
  const middle = (one: { middle: number; count: number }) =>
    t('{rate} ({count} homes)', { rate: rateText(one.middle, words), count: one.count });
  const days = (one: { middle: number; count: number }) => (
    <>
      {t('{days, plural, one {# day} other {# days}}', { days: one.middle })}{' '}
      <span className="font-normal text-ink-soft">{t('half of {count} homes', { count: one.count })}</span>
    </>
  );
  return (
    <dl>
      <Figure name={t('Offered')}>{formatNumber(offered)}</Figure>
      <Figure name={t('Median asking price')}>
        {rate ? (
          middle(rate)
        ) : (
          <span className="font-normal">{t('Too few to say. We need at least five.')}</span>
        )}
      </Figure>
      {rates.map((one) => (
        <Figure key={one.bedrooms} name={bedroomsLabel(one.bedrooms, t.language)}>
          {middle(one)}
        </Figure>
      ))}
      {stayed && <Figure name={t('Gone within')}>{days(stayed)}</Figure>}
      {listedFor && <Figure name={t('Offered since')}>{days(listedFor)}</Figure>}
    </dl>
  );
}

function Near({ locality, type }: Props) {
  const { t, label } = useTexts('listings/facts');
  const { around, city } = locality;
  const groups = around?.groups ?? [];
  return (
    <dl>
      {groups.map(({ title, places, nearest }) => {
        const place = places[0] ?? nearest;
        return (
          place && (
            <Figure key={title} name={label(title)}>
              <Link
                className="link inline-block min-h-6 content-center"
                href={searchPath({ type, city: city.slug, near: place.slug, sort: 'distance' })}
              >
                {label(place.name)}
              </Link>
              , {formatDistance(place.km, t.language)}
            </Figure>
          )
        );
      })}
    </dl>
  );
}

/** Facts about a locality below its homes: prices, time on offer, surroundings. Omits figures based on fewer than five homes. */
export function LocalityFacts({ locality, type }: Props) {
  const words = useTexts('search/locality');
  const facts = useTexts('listings/facts');
  const { t, label } = words;
  const { rate, quarters, around } = locality;
  const name = label(locality.name);
  const noun = categoryNoun(locality.category, useTexts('search/list').t);
  return (
    <section aria-labelledby="locality" className="mt-6">
      <Heading level={2} id="locality" className="mb-2">
        {t('Prices in {locality}', { locality: name })}
      </Heading>
      <p className="measure">{localitySummary(locality, words, { type, noun })}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <Figures locality={locality} />
          {rate && quarters.length > 0 && (
            <QuarterLine quarters={quarters} rate={rate.middle} words={facts} />
          )}
        </div>
        {around && (
          <div>
            <Heading level={3} size="text" className="py-2">
              {t('Nearest to the centre of {locality}', { locality: name })}
            </Heading>
            <Near {...{ locality, type }} />
          </div>
        )}
      </div>
      <p className="mt-3 text-note text-ink-soft">
        {t(
          'Asking prices, counted today from our listings. A figure needs at least five homes. Distances are straight lines.',
        )}
      </p>
    </section>
  );
}

const MAX_LINKS = 24;

function LinkList({
  title,
  links,
  language,
}: {
  title: string;
  language: Language;
  links: { href: string; label: string; count: number }[];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Heading level={2} size="panel" className="mb-3">
        {title}
      </Heading>
      <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 [&_a:hover]:text-ink [&_a]:inline-block [&_a]:py-1 [&_a]:text-ink-soft">
        {links
          .toSorted(byCount(language))
          .slice(0, MAX_LINKS)
          .map(({ href, label, count }) => (
            <li key={href}>
              <Link href={href}>
                {label} <span>({formatNumber(count)})</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function PlaceLinks({ place, facets }: { place: PlaceOfList; facets: Facets | undefined }) {
  const { t, label: inLanguage } = useTexts('search/list');
  const names = placeNamesIn(inLanguage);
  const { type, city, category } = place;
  const cityName = city && inLanguage(city.name);
  const categories = (facets?.category ?? []).map(({ value, count }) => ({
    href: searchPath({ type, city: city?.slug, category: value as Category }),
    label: inLanguage(value),
    count,
  }));
  const localities = city
    ? (facets?.locality ?? []).map(({ value, label, count }) => ({
        href: searchPath({ type, city: city.slug, category, locality: [value] }),
        label: label === undefined ? names.locality(city.slug, value) : inLanguage(label),
        count,
      }))
    : [];
  const cities = (facets?.city ?? [])
    .filter(({ value }) => value !== city?.slug)
    .map(({ value, label, count }) => ({
      href: searchPath({ type, city: value, category }),
      label: label === undefined ? names.city(value) : inLanguage(label),
      count,
    }));
  return (
    <div className="mt-6 flex flex-col gap-8 border-line border-t pt-8">
      <LinkList
        language={t.language}
        title={cityName ? t('Kinds of property in {city}', { city: cityName }) : t('Kinds of property')}
        links={categories}
      />
      <LinkList
        language={t.language}
        title={t('Localities of {city}', { city: cityName ?? '' })}
        links={localities}
      />
      <LinkList language={t.language} title={t('Other cities')} links={cities} />
    </div>
  );
}
