import { z } from 'zod';
import { first } from '@/lib/platform/browser/list-url';
import { isDay } from '@/lib/platform/time/indian-day';

/** `/admin/adverts`: a project number or the id of a listing, and an Indian day. */
export const advertQuerySchema = z.object({
  project: z
    .preprocess(first, z.string().trim().toUpperCase().max(40))
    .optional()
    .catch(undefined)
    .transform((text) => text || undefined),
  day: z.preprocess(first, z.string().refine(isDay)).optional().catch(undefined),
});
export type AdvertQuery = z.output<typeof advertQuerySchema>;
