import { z } from 'zod';
import { dirParam, first, pageParam, textParam } from '@/lib/list-url';

/** Rows per page of the tracker and of the analytics. */
export const GUESTS_PAGE_SIZE = 10;

/** The query string of `/admin/useguesttracker`. */
export const guestSearchSchema = z.object({
  page: pageParam,
  search: textParam,
  by: z.preprocess(first, z.enum(['name', 'guestID', 'lastActive', 'activities'])).catch('lastActive'),
  dir: dirParam,
});
export type GuestSearch = z.infer<typeof guestSearchSchema>;

export const guestDetailSchema = z.object({
  page: pageParam,
  tab: z.preprocess(first, z.enum(['log', 'sessions'])).catch('log'),
});
