import { PropertyCard } from '@/components/search/cards/property-card';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/vocabulary/constants';
import { FeaturedFilter } from './featured-filter';

/** A listing is of two of these nine types: its category, and Sale or Rental. */
const GROUPS = [CATEGORIES, ['Sale', 'Rental']] as const;

export function Featured({ items }: { items: PropertyCardDto[] }) {
  const cards = items.map((property) => ({
    id: property._id,
    kinds: [property.category, property.type === 'sale' ? 'Sale' : 'Rental'],
    card: <PropertyCard property={property} featured />,
  }));
  return <FeaturedFilter groups={GROUPS} cards={cards} />;
}
