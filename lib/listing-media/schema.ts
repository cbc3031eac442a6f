import { z } from 'zod';

const entry = z.union([
  z.object({ keep: z.string().max(200) }),
  z.object({ uploaded: z.string().max(200) }),
  z.object({ add: z.number().int().min(0).max(50) }),
]);

/**
 * The pictures of a listing in the order to show them; the first is the cover. `keep` names a stored one by its public
 * id, `uploaded` one that the caller has uploaded for it (POST /api/property/images), `add` a file of the same request by
 * its place. Stored pictures that are not named are removed.
 */
export const mediaOrderSchema = z.object({
  images: z.array(entry).max(50).optional(),
  /** public ids of the videos that stay */
  videos: z.array(z.string().max(200)).max(20).optional(),
});

export type MediaOrder = z.infer<typeof mediaOrderSchema>;
