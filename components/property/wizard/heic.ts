import { HEIC_ADVICE } from '@/lib/media/types';

const isHeic = (file: File) => /^image\/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);

/** A 48-megapixel photograph of a phone fits; canvases of Safari end at 16.7 million pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;
const QUALITY = 0.92;

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the canvas made no picture');
  return new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
}

/**
 * iPhones take HEIC, which the server cannot decode (docs/decisions/0005-media.md). Safari can: there the picture is
 * turned into a JPEG before it is sent. Elsewhere the person is told what to do at once, not after the upload.
 */
export async function convertHeic(files: File[]): Promise<{ files: File[]; problems: string[] }> {
  const converted: File[] = [];
  const problems: string[] = [];
  for (const file of files) {
    if (!isHeic(file)) converted.push(file);
    else
      await asJpeg(file).then(
        (jpeg) => converted.push(jpeg),
        () => problems.push(`${file.name}: ${HEIC_ADVICE}`),
      );
  }
  return { files: converted, problems };
}
