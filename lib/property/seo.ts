import { formatArea, formatRupeesShort } from '@/lib/format';
import type { PropertyDto } from './dto';

/** One sentence for search results and share previews, at most about 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${formatArea(property.carpetArea ?? property.area)}, ${place}. ${formatRupeesShort(property.price)}.`;
  const rest = property.description.replace(/\s+/g, ' ').slice(0, Math.max(0, 155 - facts.length));
  return `${facts} ${rest.replace(/\s\S*$/, '')}`.trim();
}
