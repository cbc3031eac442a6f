import type { StoredImage } from './dto';
import { IMAGE_FORMATS, type ImageFormat } from './types';
import { imageWidths } from './widths';

export type ImageSources = {
  /** For `<img src>`, as JPEG, which every browser supports. */
  src: string;
  /** For `<source type srcset>`, best format first. */
  sources: { type: string; srcSet: string }[];
};

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const LOCAL = /^(\/media\/[0-9a-f]{32})\/\d+\.(?:avif|webp|jpg)$/;
const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload)\/(?:[^/]+\/)*?(v\d+\/.+)$/;

type Shown = Pick<StoredImage, 'url' | 'width' | 'pending'>;

/** Address of an existing rendition. It is the next wider one for a missing width, and the JPEG while other formats are being made. */
export function imageUrl(image: Shown, width: number, format: ImageFormat = 'jpg'): string {
  if (image.pending) return image.url;
  const widths = imageWidths(image.width);
  const best = widths.find((step) => step >= width) ?? image.width;
  const local = image.url.match(LOCAL);
  // the disk has the JPEG fallback only in the widest width
  if (local) return `${local[1]}/${format === 'jpg' ? image.width : best}.${format}`;
  const cloud = image.url.match(CLOUDINARY);
  if (cloud) return `${cloud[1]}/c_limit,w_${best}/f_${format},q_auto/${cloud[2]}`;
  return image.url;
}

/**
 * Everything that a `<picture>` needs. Uses addresses of unknown origin (old data) unchanged. `most` is the widest useful rendition of a picture that is never
 * displayed large. A single one needs no `sizes`.
 */
export function imageSources(image: Shown, most = Number.POSITIVE_INFINITY): ImageSources {
  if (image.pending || (!LOCAL.test(image.url) && !CLOUDINARY.test(image.url)))
    return { src: image.url, sources: [] };
  const all = imageWidths(image.width);
  const widths = all.filter((width, i) => i === 0 || width <= most);
  const sources = IMAGE_FORMATS.filter((format) => format !== 'jpg').map((format) => ({
    type: TYPES[format],
    srcSet:
      widths.length === 1
        ? imageUrl(image, all[0] ?? image.width, format)
        : widths.map((width) => `${imageUrl(image, width, format)} ${width}w`).join(', '),
  }));
  return { src: imageUrl(image, 800, 'jpg'), sources };
}
