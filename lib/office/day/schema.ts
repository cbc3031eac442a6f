import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { first } from '@/lib/platform/text/list-url';
import { DAY_SECTIONS } from './constants';

/** Query string of `/admin/admindashboard`: the person, and optionally one section. */
export const daySearchSchema = z.object({
  /** own and unassigned work, the full office's, or a colleague's */
  who: z.preprocess(first, z.union([z.enum(['mine', 'all']), objectIdSchema])).catch('mine'),
  only: z.preprocess(first, z.enum(DAY_SECTIONS)).optional().catch(undefined),
});
export type DaySearch = z.output<typeof daySearchSchema>;
