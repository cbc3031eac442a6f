import { z } from 'zod';
import { objectIdSchema } from '@/lib/http/params';
import { dayParam, first } from '@/lib/list-url';

/** The query string of `/admin/sources`: Indian days, and in whose name the listings are (`agency`: nobody's). */
export const sourceSearchSchema = z.object({
  from: dayParam,
  to: dayParam,
  owner: z
    .preprocess(first, z.union([objectIdSchema, z.literal('agency')]))
    .optional()
    .catch(undefined),
});
export type SourceSearch = z.output<typeof sourceSearchSchema>;
