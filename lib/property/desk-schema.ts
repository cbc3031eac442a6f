import { z } from 'zod';
import { dirParam, first, pageParam, textParam } from '@/lib/admin/list-url';
import { objectIdSchema } from '@/lib/http/params';
import { PROPERTY_STATUSES } from './constants';

export const DESK_PAGE_SIZE = 20;

/** What a view of the list shows: everything, what waits for a check, what was reported, what shows another's photo. */
export const DESK_VIEWS = [
  ['all', 'All listings'],
  ['queue', 'To be checked'],
  ['reported', 'Reported'],
  ['duplicates', 'Same photo twice'],
] as const;

/** The query string of `/admin/properties`. */
export const deskSearchSchema = z.object({
  page: pageParam,
  search: textParam,
  status: z.preprocess(first, z.enum(PROPERTY_STATUSES)).optional().catch(undefined),
  view: z.preprocess(first, z.enum(['all', 'queue', 'reported', 'duplicates'])).catch('all'),
  dir: dirParam,
});
export type DeskSearch = z.infer<typeof deskSearchSchema>;

const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** One decision about one or many listings. Verifying and taking it back need a reason; verifying the day of its evidence. */
export const deskDecisionSchema = z
  .object({
    ids: z
      .array(objectIdSchema)
      .min(1, 'Please choose at least one listing')
      .max(100, 'At most 100 at a time'),
    status: z.enum(['active', 'verified', 'unverified', 'paused', 'expired']),
    reason: z.string().trim().max(500, 'Please use at most 500 characters').default(''),
    evidenceDate: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Use a date such as 2026-11-21')
      .refine((day) => day === '' || day <= today(), 'The evidence cannot be from the future')
      .default(''),
  })
  .refine(({ status, reason }) => !status.endsWith('verified') || reason !== '', {
    path: ['reason'],
    message: 'Please say why',
  })
  .refine(({ status, evidenceDate }) => status !== 'verified' || evidenceDate !== '', {
    path: ['evidenceDate'],
    message: 'Please give the day of the evidence',
  });
export type DeskDecision = z.output<typeof deskDecisionSchema>;
