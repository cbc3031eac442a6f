import { z } from 'zod';
import { contactIn } from '@/lib/listings/publish-gate/rules';
import { messageWith } from '@/lib/platform/language/message';
import { IMAGE_ROOMS, MAX_ALT_LENGTH } from './constants';

/** The details of a picture. Absent ones are unchanged, empty ones are cleared. */
const stated = {
  room: z.enum(['', ...IMAGE_ROOMS]).optional(),
  alt: z
    .string()
    .trim()
    .max(
      MAX_ALT_LENGTH,
      messageWith('Please describe the photo in at most {max} characters', { max: MAX_ALT_LENGTH }),
    )
    .refine(
      (text) => !contactIn(text),
      'Please describe the picture without a phone number or an email address',
    )
    .optional(),
};

const entry = z.union([
  z.object({ keep: z.string().max(200), ...stated }),
  z.object({ uploaded: z.string().max(200), ...stated }),
  z.object({ add: z.number().int().min(0).max(50), ...stated }),
]);

/**
 * A listing's pictures in display order, cover first. `keep` names a stored one by its public id, `uploaded` one that the caller has uploaded for it (POST
 * /api/property/images), `add` a file of the same request by its position; `room` and `alt` describe it. Stored pictures that are not named are removed.
 */
export const mediaOrderSchema = z.object({
  images: z.array(entry).max(50).optional(),
  /** public ids of the videos to keep */
  videos: z.array(z.string().max(200)).max(20).optional(),
});

export type MediaOrder = z.infer<typeof mediaOrderSchema>;
