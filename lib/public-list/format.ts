import { formatDistance, formatNumber, formatRupeesShort } from '@/lib/format';
import { type Category, HOME_CATEGORIES, type ListingType } from '@/lib/listing-vocabulary/constants';
import { findCity } from '@/lib/place/rules';
import { DEFAULT_WITHIN_KM } from '@/lib/search/constants';
import { bedroomsLabel, placeNames } from '@/lib/search/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { Crumb } from '@/lib/structured-data/format';
import type { Fallback, ListPage, Neighbour, PlaceOfList, PriceSpread } from './dto';

/** What the rows of a category are called in a heading. */
const NOUNS: Record<Category, string> = {
  Residential: 'Flats and houses',
  Commercial: 'Shops and offices',
  Plots: 'Plots',
  Villas: 'Villas and bungalows',
  'Farm Houses': 'Farm houses',
  Industrial: 'Industrial sheds and warehouses',
  Agricultural: 'Agricultural land',
};

export type ListNoun = { one: string; many: string };

export const HOMES: ListNoun = { one: 'home', many: 'homes' };
const LAND: readonly Category[] = ['Plots', 'Agricultural'];

/** What the results of a list are called: homes only where nothing else can be among them. */
export function listNoun(
  { category }: Pick<PlaceOfList, 'category'>,
  { bedrooms }: Partial<PropertySearch>,
): ListNoun {
  if (bedrooms?.length || (category && HOME_CATEGORIES.includes(category))) return HOMES;
  if (category && LAND.includes(category)) return { one: 'plot', many: 'plots' };
  return { one: 'property', many: 'properties' };
}

const forType = (type: ListingType) => (type === 'sale' ? 'for sale' : 'for rent');

/** "3 BHK flats and houses for sale in Dharampeth, Nagpur" */
export function listHeading(place: PlaceOfList, search: Partial<PropertySearch> = {}): string {
  const noun = place.category ? NOUNS[place.category] : 'Property';
  const rooms = search.bedrooms?.length === 1 ? `${bedroomsLabel(search.bedrooms[0]!)} ` : '';
  const locality =
    search.locality?.length === 1 && place.city
      ? placeNames.locality(place.city.slug, search.locality[0]!)
      : undefined;
  const near = search.near && !locality ? ` near ${placeNames.near(place.city?.slug, search.near)}` : '';
  const where = [locality, place.city?.name].filter(Boolean).join(', ');
  const subject = rooms ? `${rooms}${noun.charAt(0).toLowerCase()}${noun.slice(1)}` : noun;
  return `${subject} ${forType(place.type)}${near}${where ? ` in ${where}` : ''}`;
}

export function listDescription(place: PlaceOfList, total: number, spread?: PriceSpread): string {
  const what = listHeading(place);
  const shown =
    place.type === 'sale'
      ? 'Carpet areas, prices per sq ft, RERA numbers, total cost'
      : 'Carpet areas, deposits, photographs';
  const count = `${formatNumber(total)} ${total === 1 ? 'listing' : 'listings'}`;
  const prices = spread ? `, ${formatRupeesShort(spread.low)} to ${formatRupeesShort(spread.high)}` : '';
  return `${what}: ${count}${prices}. ${shown}.`;
}

type FacetCount = { value: string; label?: string; count: number };

/** A price that a narrow column does not break between figure and unit. */
const inOneLine = (rupees: number) => formatRupeesShort(rupees).replace(' ', '\u00a0');

/** The middle price is right however many listings share it; that half of them are below it would not be. */
function pricesText({ low, median, high }: PriceSpread): string {
  if (low === high) return `The price is ${inOneLine(low)}.`;
  const middle = median === undefined ? '' : `; the middle price is ${inOneLine(median)}`;
  return `Prices run from ${inOneLine(low)} to ${inOneLine(high)}${middle}.`;
}

/** A paragraph that is true of exactly this list today. */
export function listIntro(
  total: number,
  spread: PriceSpread | undefined,
  localities: readonly FacetCount[],
): string {
  if (total === 0) return '';
  const prices = spread ? ` ${pricesText(spread)}` : '';
  const names = localities
    .slice(0, 3)
    .map((entry) => `${entry.label ?? entry.value} (${formatNumber(entry.count)})`)
    .join(', ');
  const places = names && localities.length > 1 ? ` Most are in ${names}.` : '';
  return `${formatNumber(total)} ${total === 1 ? 'listing' : 'listings'} today.${prices}${places}`;
}

const MAX_NAMED = 5;

/** "+ Trimurti Nagar, 1.2 km" */
export const nearbyText = ({ name, km }: Neighbour): string => `+ ${name}, ${formatDistance(km)}`;

/** What a list says when nothing fitted, and what it shows instead. */
export function fallbackText({ labels, ring }: Fallback, asked: Partial<PropertySearch>): string {
  if (!ring)
    return `Nothing fits every condition today. These come nearest: we left out ${labels.join(', ')}.`;
  const { city, locality = [], near = '', within = DEFAULT_WITHIN_KM } = asked;
  if (ring.neighbours.length === 0)
    return `Nothing fits within ${within} km of ${placeNames.near(city, near)} today. These are within ${ring.km} km.`;
  const names = locality.map((slug) => placeNames.locality(city, slug)).join(' or ');
  const shown = ring.neighbours
    .slice(0, MAX_NAMED)
    .map(({ name, km }) => `${name} (${formatDistance(km).replace(' ', '\u00a0')})`);
  return `Nothing fits in ${names} today. These are in the neighbourhood, within ${ring.km} km: ${shown.join(', ')}.`;
}

/** "We have no locality called Nowhere; showing all of Nagpur." */
export function unknownLocalityText(page: Pick<ListPage, 'unknownLocalities' | 'search' | 'place'>): string {
  const { unknownLocalities, search, place } = page;
  const shown = (search.locality ?? []).map((slug) => placeNames.locality(place.city?.slug, slug));
  const all = place.city ? `all of ${place.city.name}` : 'all places';
  return `We have no locality called ${unknownLocalities.join(' or ')}; showing ${shown.length > 0 ? shown.join(' and ') : all}.`;
}

/** The city of a URL, if the agency works there. */
export function cityOf(slug: string | undefined): PlaceOfList['city'] {
  const city = slug ? findCity(slug) : undefined;
  return city && { slug: city.slug, name: city.name };
}

export function crumbsOf({ type, city, category }: PlaceOfList): Crumb[] {
  return [
    { name: 'Home', path: '/' },
    { name: type === 'sale' ? 'Buy' : 'Rent', path: LIST_ROOTS[type] },
    ...(city ? [{ name: city.name, path: searchPath({ type, city: city.slug }) }] : []),
    ...(category ? [{ name: category, path: searchPath({ type, city: city?.slug, category }) }] : []),
  ];
}
