import type { MediaItem } from './media-items';

const JPEG_QUALITY = 0.92;

/** The picture turned by a quarter clockwise: of the file that was chosen here, else of what the listing shows. */
export async function turnPicture({ file, preview, name }: MediaItem): Promise<File> {
  const source = file ?? (await (await fetch(preview)).blob());
  const bitmap = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.height;
  canvas.height = bitmap.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('not encoded');
  return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}
