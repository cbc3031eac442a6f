import { z } from 'zod';
import { objectIdSchema } from '@/lib/http/params';
import { dayParam, first } from '@/lib/list-url';

/** The query string of `/admin/earnings`: days of registration, and in whose name the deals are. */
export const earningSearchSchema = z.object({
  from: dayParam,
  to: dayParam,
  owner: z.preprocess(first, objectIdSchema).optional().catch(undefined),
});
export type EarningSearch = z.output<typeof earningSearchSchema>;
