import { z } from 'zod';
import { dirParam, first, pageParam, textParam } from '@/lib/list-url';

/** Rows of the tracker and of the analytics (seed §9). */
export const GUESTS_PAGE_SIZE = 10;

/** The query string of `/admin/useguesttracker`. */
export const guestSearchSchema = z.object({
  page: pageParam,
  search: textParam,
  by: z.preprocess(first, z.enum(['name', 'guestID', 'lastActive', 'activities'])).catch('lastActive'),
  dir: dirParam,
});
export type GuestSearch = z.infer<typeof guestSearchSchema>;

/** Seed §2, in its order, with the action that each filter stands for. */
export const ANALYTICS_FILTERS = [
  ['all', 'All', undefined],
  ['page_view', 'Page Views', 'page_view'],
  ['product_view', 'Product Views', 'product_view'],
  ['search', 'Searches', 'search'],
  ['add_to_cart', 'Add to Cart', 'add_to_cart'],
] as const;

const day = z
  .preprocess(first, z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .optional()
  .catch(undefined);

/** The query string of `/admin/guestanalytics`; dates are Indian days. */
export const analyticsSchema = z.object({
  page: pageParam,
  from: day,
  to: day,
  activity: z
    .preprocess(first, z.enum(['all', 'page_view', 'product_view', 'search', 'add_to_cart']))
    .catch('all'),
  by: z
    .preprocess(first, z.enum(['guestID', 'firstSeen', 'lastActive', 'device', 'activities']))
    .catch('lastActive'),
  dir: dirParam,
});
export type AnalyticsSearch = z.infer<typeof analyticsSchema>;

export const guestDetailSchema = z.object({
  page: pageParam,
  tab: z.preprocess(first, z.enum(['log', 'sessions'])).catch('log'),
});
