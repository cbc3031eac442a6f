/**
 * A stored picture. `url` and `public_id` are wire names (docs/spec/wire.md#wire-format). `url` is the widest JPEG fallback.
 * `lib/platform/media/image-url.ts` derives the other widths and formats, which are not stored one by one.
 */
export type StoredImage = {
  url: string;
  public_id: string;
  /** Pixels of the widest stored rendition after rotation; they fix the aspect ratio, so that the layout does not move on load. */
  width: number;
  height: number;
  /** A tiny data: URL shown until the picture has loaded. */
  blurDataURL?: string;
  /** 64-bit perceptual hash as 16 hex digits; never leaves the server. */
  phash?: string;
  alt?: string;
  /** The part of the property in the picture, by its English label. */
  room?: string;
  /** True while only the JPEG of `url` exists and other widths and formats are being made. */
  pending?: boolean;
  /** Hash of the original file, 32 hex digits; never leaves the server. */
  contentHash?: string;
};

export type StoredVideo = { url: string; public_id?: string };

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Shown to an iPhone's owner if neither the browser nor the server can read the picture. */
export const HEIC_ADVICE =
  'This HEIC picture cannot be read here. Please send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).';

export type VideoFormat = 'mp4' | 'webm';

export type CheckedVideo = { path: string; format: VideoFormat };
