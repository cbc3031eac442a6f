export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Shown to an iPhone's owner if neither the browser nor the server can read the picture. */
export const HEIC_ADVICE =
  'We can’t read this HEIC picture here. Please send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).';

export type VideoFormat = 'mp4' | 'webm';

export type CheckedVideo = { path: string; format: VideoFormat };
