import { z } from 'zod';
import { first, firstDay } from '@/lib/platform/text/list-url';

/** `/admin/adverts`: a project number or a listing's id, and an Indian day. */
export const advertQuerySchema = z.object({
  project: z
    .preprocess(first, z.string().trim().toUpperCase().max(40))
    .optional()
    .catch(undefined)
    .transform((text) => text || undefined),
  day: z.preprocess(firstDay, z.iso.date()).optional().catch(undefined),
});
export type AdvertQuery = z.output<typeof advertQuerySchema>;
