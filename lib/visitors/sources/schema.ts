import { z } from 'zod';
import { dayParam, first } from '@/lib/platform/browser/list-url';
import { objectIdSchema } from '@/lib/platform/http/params';

/** The query string of `/admin/sources`: Indian days, and the owner of the listings (`agency`: nobody). */
export const sourceSearchSchema = z.object({
  from: dayParam,
  to: dayParam,
  owner: z
    .preprocess(first, z.union([objectIdSchema, z.literal('agency')]))
    .optional()
    .catch(undefined),
});
export type SourceSearch = z.output<typeof sourceSearchSchema>;
