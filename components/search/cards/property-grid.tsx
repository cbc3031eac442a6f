import { HiddenCount } from '@/components/shortlists/hide-button';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { PropertyCard } from './property-card';

const COLUMNS = {
  page: 'lg:grid-cols-3',
  list: 'xl:grid-cols-3',
  map: 'lg:grid-cols-1 xl:grid-cols-2',
} as const;

/** Cards in columns of a card's natural width. The first picture is fetched at once: on a phone the others are out of sight. */
export function PropertyGrid({
  items,
  headingLevel,
  columns = 'page',
}: {
  items: PropertyCardDto[];
  headingLevel?: 'h2' | 'h3';
  /** `list` leaves room for filters beside the cards, `map` for a map */
  columns?: 'page' | 'list' | 'map';
}) {
  return (
    <>
      <ul className={`grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 ${COLUMNS[columns]}`}>
        {items.map((property, i) => (
          <li key={property._id} className="empty:hidden">
            <PropertyCard property={property} eager={i === 0} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      <HiddenCount ids={items.map(({ _id }) => _id)} />
    </>
  );
}
