import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { byCount } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { formatNumber } from '@/lib/platform/text/format';
import type { Facets } from '@/lib/search/engine/query';
import { placeNamesIn } from '@/lib/search/format';
import type { PlaceOfList } from '@/lib/search/lists/dto';
import { searchPath } from '@/lib/search/rules';

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
      <ul className="place-links flex flex-wrap gap-x-5 gap-y-1">
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

/** Links onward from a list: its categories, its localities, and other cities. */
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
