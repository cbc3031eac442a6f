import type { PropertyCardDto } from '@/lib/listings/dto';
import { CardIcons } from './card-icon';
import { PropertyCard } from './property-card';

const COLUMNS = {
  page: 'lg:grid-cols-3',
  list: 'xl:grid-cols-3',
  map: 'lg:grid-cols-1 xl:grid-cols-2',
  row: 'card-row lg:grid-cols-3',
} as const;

export type CardGridProps = {
  items: PropertyCardDto[];
  headingLevel?: 'h2' | 'h3' | undefined;
  /** `list` leaves room for filters, `map` for a map */
  columns?: keyof typeof COLUMNS;
  featured?: boolean;
};

/** Cards in columns of a card's natural width. Loads only the first picture eagerly, because on a phone the others are not visible yet. */
export function CardGrid({ items, headingLevel, columns = 'page', featured = false }: CardGridProps) {
  return (
    <>
      <CardIcons categories={items.map(({ category }) => category)} />
      <ul className={`card-grid ${COLUMNS[columns]}`}>
        {items.map((property, i) => (
          <li key={property._id} data-home={property._id}>
            <PropertyCard property={property} eager={i === 0 && !featured} {...{ headingLevel, featured }} />
          </li>
        ))}
      </ul>
    </>
  );
}
