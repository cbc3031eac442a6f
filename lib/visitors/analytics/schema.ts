import { z } from 'zod';
import { dayParam, dirParam, first, listFields } from '@/lib/platform/text/list-url';

/** The query string of `/admin/guestanalytics`; dates are Indian days. */
export const analyticsSchema = z.object({
  ...listFields,
  from: dayParam,
  to: dayParam,
  activity: z
    .preprocess(first, z.enum(['all', 'page_view', 'product_view', 'search', 'add_to_cart']))
    .catch('all'),
  by: z
    .preprocess(first, z.enum(['guestID', 'firstSeen', 'lastActive', 'device', 'activities']))
    .catch('lastActive'),
  dir: dirParam,
});

export type AnalyticsSearch = z.infer<typeof analyticsSchema>;

/** Filters of docs/spec/office.md#guest-analytics in order, with their actions. */
export const ANALYTICS_FILTERS = [
  ['all', 'All', undefined],
  ['page_view', 'Page Views', 'page_view'],
  ['product_view', 'Product Views', 'product_view'],
  ['search', 'Searches', 'search'],
  ['add_to_cart', 'Add to Cart', 'add_to_cart'],
] as const;
