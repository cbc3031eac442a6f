import { wordsOf } from '@/lib/platform/text/search-terms';
import { beginsIn, type CountedSegment } from '@/lib/search/columns/segments';
import { MAX_WORDS } from '@/lib/search/engine/index-search';
import type { IndexQuery, IndexRank, IndexResult, Range, RateBasis } from '@/lib/search/engine/query';
import { isPreferred, readPreferred } from '@/lib/search/preferred/rules';
import { facetsOf } from './facets';
import type { ListingIndex } from './listing-index';
import { pageOf } from './page';
import { type Asked, select } from './select';

/** Answers a search from the columns alone: ids in order, total and facet counts, all of the same moment. */
export function queryIndex(index: ListingIndex, query: IndexQuery): IndexResult {
  const selection = select(index, query, query.facets);
  const { slots } = selection;
  const pages = Math.max(1, Math.ceil(slots.length / query.pageSize));
  const page = Math.min(query.search.page, pages);
  const words = [...findWords(index, query.search.also), ...findPreferred(index, query)];
  const offset = (page - 1) * query.pageSize;
  const { ids, ranks, next } =
    words.length > 0
      ? tieredPage(index, tiersOf(slots, words), query, offset)
      : pageOf(index, slots, query, offset);
  const also = words.map(({ word, found }) => ({ word, count: countIn(slots, found) }));
  return {
    ids,
    ranks,
    total: slots.length,
    page,
    pages,
    ...(next && { next }),
    ...(query.facets && { facets: facetsOf(index, selection) }),
    ...(also.length > 0 && { also }),
  };
}

/** `found`: 1 for each slot */
type Found = { word: string; found: Uint8Array };

const countIn = (slots: readonly number[], found: Uint8Array): number =>
  slots.reduce((count, slot) => count + found[slot]!, 0);

const findWords = (index: ListingIndex, text: string | undefined): Found[] =>
  wordsOf(text ?? '')
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, found: index.words.matching(word, index.length) }));

/** The slots that fulfil each preference. */
const findPreferred = (
  index: ListingIndex,
  { search, statuses }: Pick<Asked, 'search' | 'statuses'>,
): Found[] =>
  readPreferred(search.prefer).map(({ text, set }) => {
    const found = new Uint8Array(index.length);
    for (const slot of select(index, { search: { ...set, sort: 'newest', page: 1 }, statuses }).slots)
      found[slot] = 1;
    return { word: text, found };
  });

/** Results grouped by how many of the words they contain, most first. None is excluded. */
function tiersOf(slots: readonly number[], words: readonly Found[]) {
  const contained = slots.map((slot) => words.reduce((count, { found }) => count + found[slot]!, 0));
  return words
    .map((_, i) => words.length - i)
    .concat(0)
    .map((count) => ({ contained: count, slots: slots.filter((_, i) => contained[i] === count) }));
}

/** A page that can start in one tier and end in the next. It has only a number, because a cursor knows no tier. */
function tieredPage(
  index: ListingIndex,
  tiers: ReturnType<typeof tiersOf>,
  query: IndexQuery,
  offset: number,
) {
  const ids: string[] = [];
  const ranks: IndexRank[] = [];
  let skip = offset;
  const search = { ...query.search, after: undefined };
  for (const { slots, contained } of tiers) {
    const left = query.pageSize - ids.length;
    if (left > 0 && skip < slots.length) {
      const part = pageOf(index, slots, { ...query, search, pageSize: left }, skip);
      ids.push(...part.ids);
      ranks.push(...part.ranks.map((rank) => ({ ...rank, words: contained })));
    }
    skip = Math.max(0, skip - slots.length);
  }
  return { ids, ranks, next: undefined };
}

/** Number of public listings that contain each word or fulfil a condition as written, regardless of the search. */
export function countWords(index: ListingIndex, words: readonly string[], statuses: readonly string[]) {
  if (words.length === 0) return [];
  const { slots } = select(index, { search: { sort: 'newest', page: 1 }, statuses });
  return words.map((word) => {
    const found = isPreferred(word)
      ? findPreferred(index, { search: { prefer: word, sort: 'newest', page: 1 }, statuses })
      : findWords(index, word);
    return { word, count: Math.max(0, ...found.map((one) => countIn(slots, one.found))) };
  });
}

/** The known numbers, ascending. */
const sorted = (numbers: Float64Array): Float64Array =>
  numbers.filter((number) => Number.isFinite(number)).sort();
const middleOf = (numbers: Float64Array) =>
  (numbers[(numbers.length - 1) >> 1]! + numbers[numbers.length >> 1]!) / 2;

export function priceRange(index: ListingIndex, asked: Asked) {
  const { price } = index.numbers;
  const prices = sorted(Float64Array.from(select(index, asked).slots, (slot) => price[slot]!));
  const { length: count } = prices;
  if (count === 0) return undefined;
  return { count, low: prices[0]!, median: Math.round(middleOf(prices)), high: prices[count - 1]! };
}

/** The median price per square foot of the results, without the listing that is compared with it. */
export function medianRate(index: ListingIndex, asked: Asked, of: { basis: RateBasis; except: string }) {
  const { basis, except } = of;
  const { price, [basis]: area } = index.numbers;
  const excepted = index.slot(except);
  const others = select(index, asked).slots.filter((slot) => slot !== excepted);
  const rates = sorted(Float64Array.from(others, (slot) => price[slot]! / area[slot]!));
  return { count: rates.length, ...(rates.length > 0 && { median: middleOf(rates) }) };
}

/** First segments of the results' addresses, without the search's own location, with counts. */
export function countLocations(
  index: ListingIndex,
  { search, ...asked }: Asked,
  { starts, limit }: { starts: string; limit: number },
): { segments: CountedSegment[]; more: number } {
  const { segment } = index.names;
  const counts = segment.names.map(() => 0);
  for (const slot of select(index, { ...asked, search: { ...search, location: undefined } }).slots)
    counts[segment.numbers[slot]!]!++;
  const start = wordsOf(starts).join(' ');
  const isWanted = (key: string) => key !== '' && beginsIn(key, start);
  const all = segment.names.flatMap((key, number) =>
    counts[number]! > 0 && isWanted(key)
      ? [{ label: index.labels.segment.get(key)!, count: counts[number]! }]
      : [],
  );
  all.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return { segments: all.slice(0, limit), more: Math.max(0, all.length - limit) };
}

/** Number of results in each range. The search is applied once, however many ranges there are. */
export function countRanges(
  index: ListingIndex,
  asked: Asked,
  { column, ranges }: { column: 'price' | 'area'; ranges: readonly Range[] },
): number[] {
  const numbers = index.numbers[column];
  const counts = ranges.map(() => 0);
  for (const slot of select(index, asked).slots)
    for (const [i, { min = -Infinity, max = Infinity }] of ranges.entries())
      if (numbers[slot]! >= min && numbers[slot]! <= max) counts[i]!++;
  return counts;
}
