import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { type Category, HOME_CATEGORIES, type ListingType } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import { type PropertySearch, parseSearch, searchQuery } from './schema';

/**
 * The first `limit` of a list, from as many categories as possible. One of each comes in turn, in the list's own order, and within a
 * category sale and rent alternate. Newest first alone would fill the home page with flats of one morning.
 */
export function diversified(items: readonly PropertyCardDto[], limit: number): PropertyCardDto[] {
  const seen = new Map<string, number>();
  const turn = (key: string) => {
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count;
  };
  const byKind = items.map((item) => ({ item, round: turn(`${item.category} ${item.type}`) }));
  const inCategory = [...byKind].sort((a, b) => a.round - b.round);
  const ranked = inCategory.map(({ item }) => ({ item, round: turn(item.category) }));
  return ranked
    .sort((a, b) => a.round - b.round)
    .slice(0, limit)
    .map(({ item }) => item);
}

type Wanted = (item: PropertyCardDto) => boolean;
const isForSale = (item: PropertyCardDto, ...categories: Category[]) =>
  item.type === 'sale' && categories.includes(item.category);
const isFlat: Wanted = (item) => isForSale(item, 'Residential') && (item.subType ?? 'flat') === 'flat';
const isHouse: Wanted = (item) =>
  isForSale(item, 'Villas') || (isForSale(item, 'Residential') && item.subType === 'house');
const isRental: Wanted = ({ type, category }) => type === 'rent' && HOME_CATEGORIES.includes(category);

/** The searches of most people, in the order of the home page: two flats, a house, a plot, a home to rent, one shop or office. */
const MIX: readonly Wanted[] = [
  isFlat,
  isHouse,
  (item) => isForSale(item, 'Plots'),
  isFlat,
  isRental,
  ({ category }) => category === 'Commercial',
];

/** The home page's leading homes, which are the mix from the home city, then from other cities; gaps are filled with other kinds. */
export function featuredOf(
  inCity: readonly PropertyCardDto[],
  all: readonly PropertyCardDto[],
): PropertyCardDto[] {
  const known = new Set(inCity.map(({ _id }) => _id));
  const items = [...inCity, ...all.filter(({ _id }) => !known.has(_id))];
  const taken = new Set<PropertyCardDto>();
  const mixed = MIX.map((isWanted) => {
    const found = items.find((item) => !taken.has(item) && isWanted(item));
    if (found) taken.add(found);
    return found;
  });
  const others = diversified(
    items.filter((item) => !taken.has(item)),
    MIX.length - taken.size,
  );
  return mixed.flatMap((item) => item ?? others.shift() ?? []);
}

/** `/buy` and `/rent` are the public lists of the two types. */
export const LIST_ROOTS: Record<ListingType, '/buy' | '/rent'> = { sale: '/buy', rent: '/rent' };

/**
 * The address of a search. Type, city and category are the path and the rest is the query string, so that each common search has one
 * address that can be indexed, shared and cached. A category without a city stays in the query.
 */
export function searchPath(search: Partial<PropertySearch>): string {
  const { type = 'sale', city, category, ...rest } = search;
  const path = [LIST_ROOTS[type]];
  const segments = city ? [city, ...(category ? [slugify(category)] : [])] : [];
  const query = searchQuery(city ? rest : { ...(category && { category }), ...rest });
  return `${[...path, ...segments].join('/')}${query}`;
}

/** The address of its feed, which is always newest first. */
export const feedPath = (search: Partial<PropertySearch>): string =>
  searchPath({ ...search, page: 1, sort: 'newest', view: undefined, zoom: undefined }).replace(
    /^[^?]*/,
    '$&/feed.xml',
  );

/** Ever wider searches around a listing, for the same rooms and locality at a similar price, then the city, then any of its kind. */
export function similarSearches(property: PropertyDto): PropertySearch[] {
  const { type, category, citySlug: city, localitySlug, bedrooms, price } = property;
  const base = { ...parseSearch({}), type, category, city };
  const like = { minPrice: Math.round(price * 0.7), maxPrice: Math.round(price * 1.3) };
  const rooms = bedrooms ? { bedrooms: [Math.min(bedrooms, 5)] } : {};
  return [
    ...(localitySlug ? [{ ...base, ...rooms, ...like, locality: [localitySlug] }] : []),
    { ...base, ...rooms, ...like },
    { ...base, ...like },
    base,
  ];
}
