/**
 * One stored picture. `url` and `public_id` are wire names (docs/spec/wire.md#wire-format). `url` is the widest JPEG
 * fallback; the other widths and formats are derived from it by `lib/platform/media/image-url.ts`, never stored one by one.
 */
export type StoredImage = {
  url: string;
  public_id: string;
  /** pixels of the widest stored rendition, orientation applied; they fix the aspect ratio, so nothing moves on load */
  width: number;
  height: number;
  /** a tiny data: URL shown until the picture arrives */
  blurDataURL?: string;
  /** 64-bit perceptual hash as 16 hex digits; never leaves the server */
  phash?: string;
  /** what the picture shows, for people who cannot see it */
  alt?: string;
  /** which part of the property it shows, in the product's words */
  room?: string;
  /** true while only the JPEG of `url` exists: the other widths and formats are still being made */
  pending?: boolean;
  /** of the file as it was sent, 32 hex digits; never leaves the server */
  contentHash?: string;
};

export type StoredVideo = { url: string; public_id?: string };

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Shown to an iPhone's owner when neither the browser nor the server can read the picture. */
export const HEIC_ADVICE =
  'This HEIC picture cannot be read here. Please send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).';

export type VideoFormat = 'mp4' | 'webm';

/** A video file that was checked by content. */
export type CheckedVideo = { path: string; format: VideoFormat };
