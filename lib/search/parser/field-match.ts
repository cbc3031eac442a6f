import type { PropertySearch } from '@/lib/search/schema';

/**
 * Facts of a listing that are said with a number, a month or a size: floor, age, rooms, dates, sides, deposit. `isDerived`: a price
 * that only follows from what was said, and gives way to one that was said. Without `set`: what no filter asks.
 */
export type FieldMatch = { used: number; set?: Partial<PropertySearch>; service?: string; isDerived?: true };
/** `today` as 2026-11-23, for months without a year; absent: such months are not read. */
export type FieldContext = { rent: boolean; today?: string | undefined };
