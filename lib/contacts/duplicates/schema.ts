import { z } from 'zod';
import { dirParam, first, listFields } from '@/lib/platform/text/list-url';

/** The query string of `/admin/contacts/duplicates`: the surest pairs come first unless requested otherwise. */
export const pairListSchema = z.object({
  ...listFields,
  by: z.preprocess(first, z.enum(['strength', 'createdAt'])).catch('strength'),
  dir: dirParam,
});
export type PairList = z.output<typeof pairListSchema>;
