import { formatArea, formatRupeesShort } from '@/lib/format';
import { inBrief } from '@/lib/page-head';
import type { PropertyDto } from './dto';

/** One sentence for search results and share previews, at most 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${formatArea(property.carpetArea ?? property.area)}, ${place}. ${formatRupeesShort(property.price)}${property.type === 'rent' ? ' a month' : ''}.`;
  return inBrief(`${facts} ${property.description}`);
}
