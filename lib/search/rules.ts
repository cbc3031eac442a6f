import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { type Category, HOME_CATEGORIES, type ListingType } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import { type PropertySearch, parseSearch, searchQuery } from './schema';

/**
 * The first `limit` items from as many categories as possible. Takes one of each in turn in the given order, and alternates sale and rent within a category.
 * Newest first alone would fill the home page with flats from one morning.
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

/** The most common searches in the home page's order: two flats, a house, a plot, a home to rent, one shop or office. */
const MIX: readonly Wanted[] = [
  isFlat,
  isHouse,
  (item) => isForSale(item, 'Plots'),
  isFlat,
  isRental,
  ({ category }) => category === 'Commercial',
];

/** The home page's leading homes: the mix from the home city, then from other cities, with other kinds in the gaps. */
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
 * The address of a search. Type, city and category form the path and the rest is the query string, so that each common search has one address to index, share
 * and cache. A category without a city stays in the query.
 */
export function searchPath(search: Partial<PropertySearch>): string {
  const { type = 'sale', city, category, ...rest } = search;
  const path = [LIST_ROOTS[type]];
  const segments = city ? [city, ...(category ? [slugify(category)] : [])] : [];
  const query = searchQuery(city ? rest : { ...(category && { category }), ...rest });
  return `${[...path, ...segments].join('/')}${query}`;
}

/** The address of a search's feed, always newest first. */
export const feedPath = (search: Partial<PropertySearch>): string =>
  searchPath({ ...search, page: 1, sort: 'newest', view: undefined, zoom: undefined }).replace(
    /^[^?]*/,
    '$&/feed.xml',
  );

/** Increasingly wide searches around a listing: same rooms and locality at a similar price, then the city, then any of its kind. */
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
