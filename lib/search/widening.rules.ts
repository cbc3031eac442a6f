import { CONDITION_KEYS } from './conditions/schema';
import { DEFAULT_WITHIN_KM, MAX_WITHIN_KM } from './constants';
import type { PropertySearch } from './schema';

/** Conditions that a list dropped or widened. */
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

/** Conditions with their own step. */
const OWN_STEP = /Floor|floorAt|Facing|Furnishing|Amenities|Possession|Rate|dimensions|SubType/;
const OTHER_DETAILS = CONDITION_KEYS.filter((key) => !OWN_STEP.test(key) && !key.startsWith('not'));

const round = (value: number) => Math.round(value / 1000) * 1000;

const MONEY = ['minPrice', 'maxPrice', 'maxEmi', 'maxAllIn'] as const;
type Money = (typeof MONEY)[number];

/** The search with each amount multiplied by its factor; undefined for a search without amounts. */
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

/**
 * Order in which conditions are dropped: quality, size, money by a fifth, kind of villa, place, rooms, money, city. Exclusions, the kind, and sale or rent
 * never change.
 */
const STEPS = [
  { label: 'the words', change: drop('q') },
  { label: 'the other details', change: dropAll(OTHER_DETAILS) },
  { label: 'the sides of the plot', change: drop('dimensions') },
  { label: 'the floor', change: dropAll(['minFloor', 'maxFloor', 'floorAt']) },
  { label: 'when it was listed', change: drop('listedWithin') },
  { label: 'facing', change: drop('facing') },
  { label: 'furnishing', change: drop('furnishing') },
  { label: 'amenities', change: drop('amenities') },
  { label: 'status', change: drop('status') },
  {
    label: 'possession',
    change: dropAll(['possession', 'minPossessionDate', 'maxPossessionDate']),
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
  {
    label: 'the kind of villa',
    change: ({ category, subType }) =>
      category === 'Villas' && subType ? { subType: undefined } : undefined,
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
  {
    label: 'the number of bedrooms',
    // a home with other rooms rather than a shop
    change: ({ bedrooms, minBedrooms, subType, category = subType ? undefined : 'Residential' }) =>
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

/** Conditions dropped only after all earlier ones. */
const ONLY_TOGETHER: ReadonlySet<string> = new Set(['the number of bedrooms', 'the budget', 'the city']);

/**
 * The nearest searches when nothing fits, smallest change first. Drops each condition alone in the order of STEPS, except those of ONLY_TOGETHER, then
 * combinations. At most two dozen cheap searches.
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
