import { formatArea, formatRupeesShort } from '@/lib/format';
import { rangeLabel } from '@/lib/search-box/chips';
import type { ListingType } from './constants';

/** A range that a list offers to choose, open at one end for the first and the last. */
export type Band = { min?: number; max?: number; label: string };

const PRICES: Record<ListingType, readonly number[]> = {
  sale: [2_500_000, 5_000_000, 7_500_000, 10_000_000, 20_000_000, 50_000_000],
  rent: [10_000, 20_000, 35_000, 60_000, 150_000],
};
const AREAS = [500, 1000, 1500, 2500, 5000, 20_000] as const;

/** Neighbouring steps as bands: [10, 20] → up to 10, 10 to 20, from 20. Upper ends are exclusive in rupees and feet. */
function bands(steps: readonly number[], format: (value: number) => string): Band[] {
  return [...steps, undefined].map((max, i) => {
    const min = i === 0 ? undefined : steps[i - 1];
    if (min === undefined) return { max: max!, label: `Up to ${format(max!)}` };
    if (max === undefined) return { min, label: `${format(min)} and more` };
    return { min, max, label: `${format(min)} to ${format(max)}` };
  });
}

/**
 * The bands and the range that a search has. A range may have been typed ("under 60 lakh"), and a form that did not
 * offer it would drop it with the next choice.
 */
export function withChosen(
  known: readonly Band[],
  [min, max]: readonly [number | undefined, number | undefined],
  format: (value: number) => string,
): Band[] {
  if (!(min || max) || known.some((band) => band.min === min && band.max === max)) return [...known];
  const ends = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return [{ ...ends, label: rangeLabel(min, max, format) }, ...known];
}

export const priceBands = (type: ListingType): Band[] => bands(PRICES[type], formatRupeesShort);
export const areaBands = (): Band[] => bands(AREAS, formatArea);
export const priceSteps = (type: ListingType): readonly number[] => PRICES[type];
