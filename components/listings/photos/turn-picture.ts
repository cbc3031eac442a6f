import type { MediaItem } from './media-items';

const JPEG_QUALITY = 0.92;

/**
 * Loads the picture as an image rather than by fetch: the policy allows pages to show pictures from the media store, but not to
 * read from it otherwise (lib/platform/http/page-policy.ts). `anonymous`, so that its pixels can be read.
 */
async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = source;
  await image.decode();
  return image;
}

/** The picture rotated clockwise by a quarter: from the file chosen here, else from the listing. */
export async function turnPicture({ preview, name }: MediaItem): Promise<File> {
  const image = await loadPicture(preview);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalHeight;
  canvas.height = image.naturalWidth;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('not encoded');
  return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}
