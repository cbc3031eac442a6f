import { PropertyGrid } from '@/components/search/cards/property-grid';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { FeaturedFilter } from './featured-filter';

const typeOf = ({ type }: PropertyCardDto) => (type === 'sale' ? 'Sale' : 'Rental');

/** Featured listings by nine types. Each listing has two: its category, and Sale or Rental. Offers only types among the cards. */
export function Featured({ items }: { items: PropertyCardDto[] }) {
  const cards = items.map((property) => ({
    id: property._id,
    kinds: [property.category, typeOf(property)],
  }));
  const isThere = (kind: string) => cards.some(({ kinds }) => kinds.includes(kind));
  const groups = [CATEGORIES.filter(isThere), ['Sale', 'Rental'].filter(isThere)];
  return (
    <FeaturedFilter groups={groups} cards={cards}>
      <PropertyGrid items={items} columns="row" featured />
    </FeaturedFilter>
  );
}
