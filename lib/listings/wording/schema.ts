import { z } from 'zod';
import { IMAGE_ROOMS, MAX_IMAGES } from '@/lib/listings/media/constants';

/** A request for texts: one line per picture with rooms, else the description. */
export const wordingSchema = z.object({
  rooms: z.array(z.enum(IMAGE_ROOMS)).min(1).max(MAX_IMAGES).optional(),
});
