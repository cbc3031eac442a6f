import { MIN_SIMILAR } from '@/lib/search/neighbourhood/constants';
import type { MiddleDto } from './dto';

/** The median; undefined for fewer than five, which could reveal individuals. */
export function middleOf(values: readonly number[]): MiddleDto | undefined {
  const count = values.length;
  if (count < MIN_SIMILAR) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = ((sorted[(count - 1) >> 1] ?? 0) + (sorted[count >> 1] ?? 0)) / 2;
  return { middle: Math.round(middle), count };
}

type Priced = { bedrooms?: number | undefined; rate: number };

/** Medians by number of bedrooms, smallest first; numbers with fewer than five homes are left out. */
export function middlesByBedrooms(homes: readonly Priced[]): (MiddleDto & { bedrooms: number })[] {
  const numbers = [...new Set(homes.flatMap(({ bedrooms }) => bedrooms ?? []))].sort((a, b) => a - b);
  return numbers.flatMap((bedrooms) => {
    const middle = middleOf(homes.filter((home) => home.bedrooms === bedrooms).map(({ rate }) => rate));
    return middle ? [{ bedrooms, ...middle }] : [];
  });
}
