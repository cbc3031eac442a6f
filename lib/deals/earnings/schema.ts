import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dayParam, dirParam, first, listFields } from '@/lib/platform/text/list-url';

export const EARNING_ORDERS = ['day', 'value', 'commission', 'gst'] as const;

/** Query string of `/admin/earnings`: registration dates, and the member. */
export const earningSearchSchema = z.object({
  ...listFields,
  by: z.preprocess(first, z.enum(EARNING_ORDERS)).catch('day'),
  dir: dirParam,
  from: dayParam,
  to: dayParam,
  owner: z.preprocess(first, objectIdSchema).optional().catch(undefined),
});
export type EarningSearch = z.output<typeof earningSearchSchema>;
