import 'server-only';
import { PROPERTY_STATUSES } from '@/lib/listings/fields/vocabulary';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { countInRanges, indexQuery, searchListings, totalOf } from '@/lib/search/data';
import { areaBands, type Band, priceBands, withChosen } from '@/lib/search/format';
import { searchEngine } from '@/lib/search/running.data';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { fallbackSearches } from '@/lib/search/widening.rules';
import type { Beside, CountedBand, Fallback, Neighbour, PriceSpread, PublicList } from './dto';
import { firstRing, neighboursOf, searchesBeside, widerRings } from './rules';

/** Rows per page of the public lists: three columns, five rows. */
export const PUBLIC_PAGE_SIZE = 15;

/** The localities unknown to gazetteer and listings, in this city or, without one, anywhere. */
export async function unknownLocalities(
  city: string | undefined,
  slugs: readonly string[],
): Promise<string[]> {
  const isListed = async (slug: string) => {
    const search = { ...parseSearch({}), city, locality: [slug] };
    return (await searchEngine.search({ search, statuses: PROPERTY_STATUSES, pageSize: 1 })).total > 0;
  };
  const { places } = await getGazetteer();
  const isInTable = (slug: string) =>
    places.some(
      (place) => place.kind === 'locality' && place.slug === slug && (!city || place.city === city),
    );
  const unlisted = slugs.filter((slug) => !isInTable(slug));
  const listed = await Promise.all(unlisted.map(isListed));
  return unlisted.filter((_, i) => !listed[i]);
}

type RangeKeys = ['minPrice', 'maxPrice'] | ['minArea', 'maxArea'];

/** Number of listings per band, without the band's own range as in the other facets. Empty bands are not offered, except a chosen one. */
async function countBands(
  search: PropertySearch,
  bands: Band[],
  [low, high]: RangeKeys,
): Promise<CountedBand[]> {
  const isChosen = ({ min, max }: Band) => min === search[low] && max === search[high];
  const column = low === 'minPrice' ? 'price' : 'area';
  const counts = await countInRanges({ ...search, [low]: undefined, [high]: undefined }, column, bands);
  const counted = bands.map((band, i) => ({ ...band, count: counts[i] ?? 0 }));
  return counted.filter((band) => band.count > 0 || isChosen(band));
}

/** For a search without results, first the same search slightly farther away, then the nearest searches with something left out. */
async function nearest(
  search: PropertySearch,
  neighbours: readonly Neighbour[],
): Promise<Fallback | undefined> {
  const { locality } = search;
  const first = locality && firstRing(neighbours, locality.length);
  if (first) {
    const wider = { ...search, page: 1, locality: [...locality, ...first.within.map(({ slug }) => slug)] };
    return { search: wider, labels: [], ring: { km: first.km, neighbours: first.within } };
  }
  for (const within of widerRings(search)) {
    const wider = { ...search, page: 1, within };
    if ((await totalOf(wider)) > 0)
      return { search: wider, labels: [], ring: { km: within, neighbours: [] } };
  }
  for (const candidate of fallbackSearches(search)) {
    if ((await totalOf(candidate.search)) > 0) return { labels: candidate.leftOut, search: candidate.search };
  }
  return undefined;
}

/** Localities that a list offers to add. */
const NEARBY = 4;
const NEARBY_KM = 5;

export async function countedRanges(
  search: PropertySearch,
): Promise<{ prices: CountedBand[]; areas: CountedBand[] }> {
  const { type = 'sale', category, minPrice, maxPrice, minArea, maxArea } = search;
  const [prices, areas] = await Promise.all([
    countBands(search, withChosen(priceBands(type), [minPrice, maxPrice]), ['minPrice', 'maxPrice']),
    countBands(search, withChosen(areaBands(category), [minArea, maxArea]), ['minArea', 'maxArea']),
  ]);
  return { prices, areas };
}

async function countBeside(search: PropertySearch, total: number): Promise<Beside[]> {
  const counted = searchesBeside(search).map(async (beside) => {
    const found = await totalOf(beside.search);
    return { ...beside, count: beside.kind === 'unstated' ? found - total : found };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/** A public list with everything on its page: results or nearest matches, and facets. */
export async function publicList(search: PropertySearch): Promise<PublicList> {
  const list = await searchListings(search, { pageSize: PUBLIC_PAGE_SIZE, facets: true });
  const neighbours = search.locality
    ? neighboursOf(await getGazetteer(), search, list.facets?.locality ?? [])
    : [];
  const nearby = neighbours.filter(({ km }) => km <= NEARBY_KM).slice(0, NEARBY);
  // because a map must show the requested homes, and its page says where others are
  if (search.view === 'map') return { list, nearby, beside: [] };
  const beside = await countBeside(search, list.total);
  const fallback = list.total > 0 ? undefined : await nearest(search, neighbours);
  if (!fallback) return { list, nearby, beside };
  const found = await searchListings(fallback.search, { pageSize: PUBLIC_PAGE_SIZE });
  return {
    list: { ...found, ...(list.facets && { facets: list.facets }) },
    fallback,
    nearby,
    beside,
  };
}

/** Minimum listings for a median, because with fewer it is one seller's price. */
const MIN_FOR_MEDIAN = 5;

/** Lowest, median and highest price of a search; undefined for an empty one. */
export async function priceSpread(search: PropertySearch): Promise<PriceSpread | undefined> {
  const range = await searchEngine.priceRange(await indexQuery(search));
  if (!range) return undefined;
  const { low, median, high, count } = range;
  return { low, high, ...(count >= MIN_FOR_MEDIAN && { median }) };
}
