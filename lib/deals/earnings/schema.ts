import { z } from 'zod';
import { dayParam, first } from '@/lib/platform/browser/list-url';
import { objectIdSchema } from '@/lib/platform/http/params';

/** The query string of `/admin/earnings`: dates of registration, and the member. */
export const earningSearchSchema = z.object({
  from: dayParam,
  to: dayParam,
  owner: z.preprocess(first, objectIdSchema).optional().catch(undefined),
});
export type EarningSearch = z.output<typeof earningSearchSchema>;
