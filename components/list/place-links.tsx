import { formatNumber } from '@/lib/format';
import type { Category } from '@/lib/listing-vocabulary/constants';
import type { PlaceOfList } from '@/lib/public-list/dto';
import { placeNames } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import type { Facets } from '@/lib/search-index/query';

const MAX_LINKS = 24;

function LinkList({
  title,
  links,
}: {
  title: string;
  links: { href: string; label: string; count: number }[];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.slice(0, MAX_LINKS).map(({ href, label, count }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 text-ink-soft hover:text-ink">
              {label} <span className="tabular">({formatNumber(count)})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways on from a list: its categories, its localities, and other cities. */
export function PlaceLinks({ place, facets }: { place: PlaceOfList; facets: Facets | undefined }) {
  const { type, city, category } = place;
  const categories = (facets?.category ?? []).map(({ value, count }) => ({
    href: searchPath({ type, city: city?.slug, category: value as Category }),
    label: value,
    count,
  }));
  const localities = city
    ? (facets?.locality ?? []).map(({ value, label, count }) => ({
        href: searchPath({ type, city: city.slug, category, locality: [value] }),
        label: label ?? placeNames.locality(city.slug, value),
        count,
      }))
    : [];
  const cities = (facets?.city ?? [])
    .filter(({ value }) => value !== city?.slug)
    .map(({ value, label, count }) => ({
      href: searchPath({ type, city: value, category }),
      label: label ?? placeNames.city(value),
      count,
    }));
  return (
    <div className="mt-6 flex flex-col gap-8 border-line border-t pt-8">
      <LinkList title={city ? `Kinds of property in ${city.name}` : 'Kinds of property'} links={categories} />
      <LinkList title={`Localities of ${city?.name}`} links={localities} />
      <LinkList title="Other cities" links={cities} />
    </div>
  );
}
