import { z } from 'zod';

/**
 * How an edit wants its pictures: kept ones by public id and new ones by their place among the uploaded files, in the
 * order to show them; the first is the cover. Kept pictures that are not named are removed from the listing.
 */
const entry = z.union([
  z.object({ keep: z.string().max(200) }),
  z.object({ add: z.number().int().min(0).max(50) }),
]);

export const mediaPlanSchema = z.object({
  images: z.array(entry).max(50).optional(),
  /** public ids of the videos that stay */
  videos: z.array(z.string().max(200)).max(20).optional(),
});

export type MediaPlan = z.infer<typeof mediaPlanSchema>;
