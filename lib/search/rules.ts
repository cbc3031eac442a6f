import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { type Category, HOME_CATEGORIES, type ListingType } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import { CONDITION_KEYS } from './conditions/schema';
import { DEFAULT_WITHIN_KM, MAX_WITHIN_KM } from './constants';
import { type PropertySearch, parseSearch, searchQuery } from './schema';

/** What a list gave up: messages of `list`. */
export type LeftOut = (typeof STEPS)[number]['label'];
export type FallbackSearch = { search: PropertySearch; leftOut: LeftOut[] };

type Step = { label: string; change: (search: PropertySearch) => Partial<PropertySearch> | undefined };

const drop =
  (key: keyof PropertySearch) =>
  (search: PropertySearch): Partial<PropertySearch> | undefined =>
    search[key] === undefined ? undefined : { [key]: undefined };

const dropAll =
  (keys: readonly (keyof PropertySearch)[]) =>
  (search: PropertySearch): Partial<PropertySearch> | undefined =>
    keys.some((key) => search[key] !== undefined)
      ? Object.fromEntries(keys.map((key) => [key, undefined]))
      : undefined;

/** Conditions without a step of their own. */
const OWN_STEP = /Floor|floorAt|Facing|Furnishing|Amenities|Possession|Rate|dimensions|SubType/;
const OTHER_DETAILS = CONDITION_KEYS.filter((key) => !OWN_STEP.test(key));

const round = (value: number) => Math.round(value / 1000) * 1000;

const MONEY = ['minPrice', 'maxPrice', 'maxEmi', 'maxAllIn'] as const;
type Money = (typeof MONEY)[number];

/** The search's amounts, each times its factor; undefined for a search without amounts. */
function widened(
  search: PropertySearch,
  factors: Record<Money, number>,
): Partial<PropertySearch> | undefined {
  const amounts = MONEY.flatMap((key) => {
    const amount = search[key];
    return amount === undefined ? [] : [[key, round(amount * factors[key])]];
  });
  return amounts.length > 0 ? Object.fromEntries(amounts) : undefined;
}

/** The order of giving up: quality, size, money by a fifth, place, rooms, money, city; never the kind of property, nor sale or rent. */
const STEPS = [
  { label: 'the words', change: drop('q') },
  { label: 'the other details', change: dropAll(OTHER_DETAILS) },
  { label: 'the sides of the plot', change: drop('dimensions') },
  { label: 'the floor', change: dropAll(['minFloor', 'maxFloor', 'notFloor', 'floorAt', 'notFloorAt']) },
  { label: 'when it was listed', change: drop('listedWithin') },
  { label: 'facing', change: dropAll(['facing', 'notFacing']) },
  { label: 'furnishing', change: dropAll(['furnishing', 'notFurnishing']) },
  { label: 'amenities', change: dropAll(['amenities', 'notAmenities']) },
  { label: 'status', change: drop('status') },
  {
    label: 'possession',
    change: dropAll(['possession', 'notPossession', 'minPossessionDate', 'maxPossessionDate']),
  },
  { label: 'who offers it', change: drop('byOwner') },
  { label: 'the price per sq ft', change: dropAll(['minRate', 'maxRate']) },
  {
    label: 'the area',
    change: ({ minArea, maxArea }) =>
      minArea === undefined && maxArea === undefined ? undefined : { minArea: undefined, maxArea: undefined },
  },
  {
    label: 'the budget, by a fifth',
    change: (search) => widened(search, { minPrice: 0.8, maxPrice: 1.2, maxEmi: 1.2, maxAllIn: 1.2 }),
  },
  { label: 'what is drawn on the map', change: drop('shape') },
  {
    label: 'the distance, twice as far',
    change: ({ near, within = DEFAULT_WITHIN_KM }) =>
      near === undefined ? undefined : { within: Math.min(MAX_WITHIN_KM, within * 2) },
  },
  {
    label: 'the place nearby',
    change: ({ near, alsoNear, sort }) =>
      near === undefined && alsoNear === undefined
        ? undefined
        : {
            near: undefined,
            within: undefined,
            alsoNear: undefined,
            ...(sort === 'distance' && { sort: 'newest' as const }),
          },
  },
  { label: 'the location', change: drop('location') },
  { label: 'the locality', change: drop('locality') },
  { label: 'what was ruled out', change: dropAll(['notLocality', 'notNear']) },
  {
    label: 'the number of bedrooms',
    // a home with other rooms, not a shop
    change: ({ bedrooms, minBedrooms, category = 'Residential' }) =>
      bedrooms === undefined && minBedrooms === undefined
        ? undefined
        : { bedrooms: undefined, minBedrooms: undefined, category },
  },
  {
    label: 'the budget',
    change: (search) =>
      MONEY.some((key) => search[key] !== undefined)
        ? { minPrice: undefined, maxPrice: undefined, maxEmi: undefined, maxAllIn: undefined }
        : undefined,
  },
  { label: 'the city', change: drop('city') },
] as const satisfies readonly Step[];

/** Given up only after everything before it. */
const ONLY_TOGETHER: ReadonlySet<string> = new Set(['the number of bedrooms', 'the budget', 'the city']);

/**
 * The nearest searches if nothing fits, smallest change first: each condition alone, in the order of STEPS, except those of ONLY_TOGETHER; then combinations.
 * At most two dozen, each cheap.
 */
export function fallbackSearches(search: PropertySearch): FallbackSearch[] {
  const base = { ...search, page: 1, after: undefined, bbox: undefined };
  const usable = STEPS.filter((step) => step.change(base) !== undefined);
  const single = usable
    .filter(({ label }) => !ONLY_TOGETHER.has(label))
    .map((step) => ({
      search: { ...base, ...step.change(base) },
      leftOut: [step.label],
    }));
  const together: FallbackSearch[] = [];
  let current: FallbackSearch = { search: base, leftOut: [] };
  for (const step of usable) {
    current = {
      search: { ...current.search, ...step.change(current.search) },
      // a dropped budget was not also widened
      leftOut: [...current.leftOut.filter((label) => !label.startsWith(`${step.label},`)), step.label],
    };
    if (current.leftOut.length > 1 || ONLY_TOGETHER.has(step.label)) together.push(current);
  }
  return [...single, ...together];
}

/**
 * The first `limit` of a list, from as many categories as possible: one of each in turn, in the list's own order, and within a
 * category sale and rent alternately. Newest first alone would fill the home page with flats of one morning.
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

/** What most people look for, in the order of the home page: two flats, a house, a plot, a home to rent, one shop or office. */
const MIX: readonly Wanted[] = [
  isFlat,
  isHouse,
  (item) => isForSale(item, 'Plots'),
  isFlat,
  isRental,
  ({ category }) => category === 'Commercial',
];

/** The home page's leading homes: the mix from the home city, then from other cities; gaps are filled with other kinds. */
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
 * The address of a search: type, city and category are the path, the rest is the query string, so that each common search has one
 * address that can be indexed, shared and cached. A category without a city stays in the query.
 */
export function searchPath(search: Partial<PropertySearch>): string {
  const { type = 'sale', city, category, ...rest } = search;
  const path = [LIST_ROOTS[type]];
  const segments = city ? [city, ...(category ? [slugify(category)] : [])] : [];
  const query = searchQuery(city ? rest : { ...(category && { category }), ...rest });
  return `${[...path, ...segments].join('/')}${query}`;
}

/**
 * Searches around a listing, each wider than the previous: same rooms and locality at a similar price, then the city, then any of
 * its kind.
 */
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
