import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';

/** 18:20, in Indian time. */
export const indianTime = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString().slice(11, 16);
