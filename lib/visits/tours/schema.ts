import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { newVisitSchema } from '@/lib/visits/schema';
import { MAX_TOUR_HOMES } from './constants';

/** `POST /api/visits/tours`: one form for several homes, starting with the first. */
export const newTourSchema = newVisitSchema.omit({ propertyId: true, idempotencyKey: true }).extend({
  propertyIds: z
    .array(objectIdSchema.transform((id) => id.toLowerCase()))
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length >= 2, 'Choose at least two homes')
    .refine(
      (ids) => ids.length <= MAX_TOUR_HOMES,
      messageWith('Choose at most {max} homes', { max: MAX_TOUR_HOMES }),
    ),
});
export type NewTour = z.output<typeof newTourSchema>;
