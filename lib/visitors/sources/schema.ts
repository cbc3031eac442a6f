import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dayParam, first } from '@/lib/platform/text/list-url';

/** The query string of `/admin/sources`: Indian days, and the owner (`agency` for listings without one). */
export const sourceSearchSchema = z.object({
  from: dayParam,
  to: dayParam,
  owner: z
    .preprocess(first, z.union([objectIdSchema, z.literal('agency')]))
    .optional()
    .catch(undefined),
});
export type SourceSearch = z.output<typeof sourceSearchSchema>;
