import type { PropertySearch } from '@/lib/search/schema';

/**
 * Facts of a listing given with a number, month or size: floor, age, rooms, dates, sides, deposit. `isDerived`: a price that only
 * follows from the text, and gives way to a stated one. Without `set`: recognised, but without a filter.
 */
export type FieldMatch = {
  used: number;
  set?: Partial<PropertySearch>;
  left?: true;
  years?: number;
  service?: string;
  isDerived?: true;
};
/** `today` as 2026-11-23, for months without a year; if absent, such months are not read. */
export type FieldContext = { rent: boolean; today?: string | undefined };
