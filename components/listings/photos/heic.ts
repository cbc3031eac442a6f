/** Maximum pixels, which fit a phone's 48-megapixel photo scaled down. Safari's canvases end at 16.7 million. */
const MAX_CANVAS_PIXELS = 16_000_000;
const QUALITY = 0.92;

/** Rejects outside Safari. The server can't decode an iPhone's HEIC (docs/decisions/0013-pictures-encoded-at-upload.md). */
export async function heicAsJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the canvas made no picture');
  return new File([blob], `${file.name.replace(/\.hei[cf]$/i, '')}.jpg`, { type: 'image/jpeg' });
}
