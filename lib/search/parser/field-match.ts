import type { PropertySearch } from '@/lib/search/schema';

/** Facts of a listing that are said with a number, a month or a size: floor, age, rooms, dates, sides, deposit. */
export type FieldMatch = { used: number; set: Partial<PropertySearch>; service?: string };
/** `today` as 2026-11-23, for months without a year; absent: such months are not read. */
export type FieldContext = { rent: boolean; today?: string | undefined };
