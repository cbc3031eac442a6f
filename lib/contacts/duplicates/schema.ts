import { z } from 'zod';
import { dirParam, first, listFields } from '@/lib/platform/text/list-url';

/** Query string of `/admin/contacts/duplicates`. The surest pairs come first by default. */
export const pairListSchema = z.object({
  ...listFields,
  by: z.preprocess(first, z.enum(['strength', 'createdAt'])).catch('strength'),
  dir: dirParam,
});
export type PairList = z.output<typeof pairListSchema>;
