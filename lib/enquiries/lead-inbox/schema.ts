import { z } from 'zod';
import { LEAD_SOURCES, LEAD_STATES } from '@/lib/enquiries/leads/constants';
import { objectIdSchema } from '@/lib/platform/http/params';
import { first, sinceParam, textParam } from '@/lib/platform/text/list-url';
import { whoParam } from '@/lib/teams/schema';
import { LEAD_DUE, LEAD_SORTS } from './constants';

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(first, z.enum(values)).optional().catch(undefined);

/** The query string of `/dashboard/leads` and `GET /api/leads`. Unreadable values are left out. */
export const leadSearchSchema = z.object({
  /** `waiting` are people waiting for a reply; `open` leaves out closed and lost leads */
  state: z.preprocess(first, z.enum([...LEAD_STATES, 'waiting', 'open', 'all'])).catch('waiting'),
  /** an account, or `none` */
  assignee: z
    .preprocess(first, z.union([objectIdSchema, z.literal('none')]))
    .optional()
    .catch(undefined),
  /** all of the team's leads, one's own, or a member's */
  who: whoParam,
  source: choice(LEAD_SOURCES),
  due: choice(LEAD_DUE),
  property: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  /** only leads with something new after that moment */
  since: sinceParam,
  q: textParam,
  sort: z.preprocess(first, z.enum(LEAD_SORTS)).catch('newest'),
  /** cursor: time and id of the last lead of the previous page */
  after: z
    .preprocess(first, z.string().regex(/^\d{1,15}_[0-9a-f]{24}$/))
    .optional()
    .catch(undefined),
});
export type LeadSearch = z.output<typeof leadSearchSchema>;
