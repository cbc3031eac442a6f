import type { ListingType } from '@/lib/listings/fields/vocabulary';

/** Value of a price slider's step (docs/spec/pages.md#home-page): a lakh of a price or a thousand of a monthly rent. */
const UNIT: Record<ListingType, number> = { sale: 100_000, rent: 1000 };

/** The maximum price of a slider position, in rupees; 0 and invalid positions have no maximum. */
export function budgetLimit(step: number, type: ListingType): number | undefined {
  return Number.isFinite(step) && step > 0 && step <= 100 ? Math.round(step) * UNIT[type] : undefined;
}
