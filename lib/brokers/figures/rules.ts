import { byText } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { chipsFor } from '@/lib/search/format';
import { parseSearch } from '@/lib/search/schema';
import { MAX_SEARCHES, MIN_PEOPLE, MIN_SIMILAR } from './constants';
import type { PointDto } from './dto';

/** The middle value; undefined when there are too few values to stay anonymous. */
export function medianOf(values: readonly number[]): number | undefined {
  if (values.length < MIN_SIMILAR) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** A listing's numbers by day. */
export type DayCounts = ReadonlyMap<string, number>;

const sumOf = (counts: DayCounts | undefined, days: readonly string[]) =>
  days.reduce((total, day) => total + (counts?.get(day) ?? 0), 0);

/** Groups days by `size` from the end, because an incomplete last week would look like a drop. */
export function bucketsOf(days: readonly string[], size: number): string[][] {
  const buckets: string[][] = [];
  for (let to = days.length; to > 0; to -= size) buckets.unshift(days.slice(Math.max(0, to - size), to));
  return buckets;
}

/** A listing's total and trend, with the median of others over the same days. */
export function seriesOf(
  own: DayCounts | undefined,
  others: readonly (DayCounts | undefined)[],
  days: readonly string[],
  bucketDays: number,
): { total: number; median?: number; points: PointDto[] } {
  const beside = (group: readonly string[]) => {
    const median = medianOf(others.map((counts) => sumOf(counts, group)));
    return median === undefined ? {} : { median };
  };
  return {
    total: sumOf(own, days),
    ...beside(days),
    points: bucketsOf(days, bucketDays).map((group) => ({
      day: group[0]!,
      value: sumOf(own, group),
      ...beside(group),
    })),
  };
}

/** Step in rupees below which budgets count as one search. */
const MONEY_STEP = 500_000;
const rounded = (rupees: number | undefined) =>
  rupees === undefined ? undefined : Math.max(1, Math.round(rupees / MONEY_STEP)) * MONEY_STEP;

type RecordedSearch = { filters?: unknown; ask?: unknown };

/** A recorded search's criteria in everyday words. */
export function wishesOf({ filters, ask }: RecordedSearch, language: Language = 'en'): string[] {
  const search = parseSearch(new URLSearchParams(typeof filters === 'string' ? filters : ''));
  const budget = { minPrice: rounded(search.minPrice), maxPrice: rounded(search.maxPrice) };
  const chips = chipsFor({ ...search, ...budget, bbox: undefined }, textsIn(language, 'search/applied'), [
    'type',
    'city',
  ]);
  const words = typeof ask === 'string' ? ask.trim().toLowerCase() : '';
  return [...chips.map(({ label }) => label), ...(words ? [`“${words}”`] : [])];
}

/** Counts distinct people per criterion and drops criteria used by too few. */
export function countWishes(
  searches: Iterable<RecordedSearch & { person: string }>,
  language: Language = 'en',
): { label: string; people: number }[] {
  const people = new Map<string, Set<string>>();
  for (const { person, ...search } of searches)
    for (const wish of wishesOf(search, language))
      people.set(wish, (people.get(wish) ?? new Set()).add(person));
  return [...people]
    .map(([label, of]) => ({ label, people: of.size }))
    .filter(({ people: count }) => count >= MIN_PEOPLE)
    .sort((a, b) => b.people - a.people || byText(language)(a.label, b.label))
    .slice(0, MAX_SEARCHES);
}
