import { z } from 'zod';
/** A draft of the caller. `url` only for pictures that no listing shows yet. */
export const listingDraftDto = z.strictObject({
  key: z.string(),
  property: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  step: z.number(),
  version: z.number().optional(),
  /** earlier contents of an edited listing's changed fields, and whether its media changed */
  base: z
    .strictObject({
      values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      hasMedia: z.boolean(),
    })
    .optional(),
  images: z.array(
    z.strictObject({
      publicId: z.string(),
      name: z.string(),
      url: z.string().optional(),
      room: z.string().optional(),
      alt: z.string().optional(),
    }),
  ),
  /** owner named in the message it was made from */
  ownerContact: z.strictObject({ name: z.string(), phones: z.array(z.string()) }).optional(),
  rev: z.number(),
  /** the browser window that saved it last */
  writer: z.string().optional(),
  savedAt: z.string(),
});
export type ListingDraftDto = z.infer<typeof listingDraftDto>;
