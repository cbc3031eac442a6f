import { z } from 'zod';
import { dayParam, dirParam, first, listFields, pageParam, textParam } from '@/lib/platform/text/list-url';

/** Rows per page of the tracker and of the analytics. */
export const GUESTS_PAGE_SIZE = 10;

/**
 * The tracker's groups: all guests, those of the last 24 hours, and those new, active, or viewing a listing in a period. The last three know only the latest
 * time, so their period ends now. `asked` is part of `listing`, which is part of `active`.
 */
const GUEST_GROUPS = ['all', 'today', 'new', 'active', 'listing', 'asked'] as const;
export const GUEST_GROUP_LABELS: readonly (readonly [(typeof GUEST_GROUPS)[number], string])[] = [
  ['all', 'All'],
  ['today', 'Active today'],
  ['new', 'New on these days'],
  ['active', 'Active since'],
  ['listing', 'Viewed a listing since'],
  ['asked', 'Viewed and enquired since'],
];

/** The query string of `/admin/useguesttracker`. */
export const guestSearchSchema = z.object({
  ...listFields,
  search: textParam,
  which: z.preprocess(first, z.enum(GUEST_GROUPS)).catch('all'),
  /** Indian days, for groups with a period. */
  from: dayParam,
  to: dayParam,
  by: z.preprocess(first, z.enum(['name', 'guestID', 'lastActive', 'activities'])).catch('lastActive'),
  dir: dirParam,
});
export type GuestSearch = z.infer<typeof guestSearchSchema>;

export const guestDetailSchema = z.object({
  page: pageParam,
  tab: z.preprocess(first, z.enum(['log', 'sessions'])).catch('log'),
});
