import { z } from 'zod';
import { CATEGORIES, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { first, pageParam, sinceParam, textParam } from '@/lib/platform/text/list-url';
import { whoParam } from '@/lib/teams/schema';
import { OWN_CHANGES, OWN_SORTS, OWN_STATES } from './constants';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(first, z.enum(values)).optional().catch(undefined);

/** The query string of the table of own listings; unreadable values count as absent. */
export const ownListingsSchema = z.object({
  search: textParam,
  state: oneOf(OWN_STATES),
  changed: oneOf(OWN_CHANGES),
  since: sinceParam,
  type: oneOf(LISTING_TYPES),
  category: oneOf(CATEGORIES),
  who: whoParam,
  sort: z.preprocess(first, z.enum(OWN_SORTS)).catch('newest'),
  page: pageParam,
});
export type OwnListingsSearch = z.infer<typeof ownListingsSchema>;
