import { z } from 'zod';
/**
 * A stored picture. `url` and `public_id` are wire names (docs/spec/wire.md#wire-format). `url` is the widest JPEG fallback. `lib/platform/media/image-url.ts`
 * derives the other widths and formats, which are not stored separately.
 */
export const storedImageDto = z.strictObject({
  url: z.string(),
  public_id: z.string(),
  /** Pixels of the widest stored rendition after rotation; they fix the aspect ratio, so that the layout does not move on load. */
  width: z.number(),
  height: z.number(),
  /** A tiny data: URL shown until the picture has loaded. */
  blurDataURL: z.string().optional(),
  /** 64-bit perceptual hash as 16 hex digits; never leaves the server. */
  phash: z.string().optional(),
  alt: z.string().optional(),
  /** The room or part in the picture, by its English label. */
  room: z.string().optional(),
  /** True while only the JPEG of `url` exists and other widths and formats are being made. */
  pending: z.boolean().optional(),
  /** Hash of the original file, 32 hex digits; never leaves the server. */
  contentHash: z.string().optional(),
});
export type StoredImage = z.infer<typeof storedImageDto>;

export const storedVideoDto = z.strictObject({ url: z.string(), public_id: z.string().optional() });
export type StoredVideo = z.infer<typeof storedVideoDto>;
