import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '@/lib/listings/media/constants';
import { messageWith } from '@/lib/platform/language/message';
import { HEAD_BYTES, sniff } from '@/lib/platform/media/sniff';
import { HEIC_ADVICE } from '@/lib/platform/media/types';
import { heicAsJpeg } from './heic';

export type MediaKind = 'image' | 'video';

/** A file that was not taken, and why. */
export type Refusal = { name: string; message: string };

type Checked = { file: File; fingerprint: string } | { message: string };

const LIMITS = { image: MAX_IMAGE_BYTES, video: MAX_VIDEO_BYTES };
const TYPES = { image: 'image/*', video: 'video/mp4 or video/webm' };

/**
 * Looks at a file when it is chosen: its size and, by its first bytes, what it is. Names and declared types are not
 * asked: phones send `IMG_1.HEIC` without a type, and messengers rename. Texts are exact (docs/spec.md#property-form).
 * What only decoding shows (damaged, too small) the server says as soon as the picture has arrived there.
 */
export async function checkFile(kind: MediaKind, file: File): Promise<Checked> {
  try {
    return await check(kind, file);
  } catch {
    // it was moved or deleted after it was chosen, or the phone has it in a cloud
    return { message: 'This file cannot be read. Please choose it again' };
  }
}

async function check(kind: MediaKind, file: File): Promise<Checked> {
  if (file.size === 0) return { message: 'File is smaller than 1 bytes' };
  if (file.size > LIMITS[kind])
    return { message: messageWith('File is larger than {max} bytes', { max: LIMITS[kind] }) };
  const found = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (found?.kind !== kind) return { message: `File type must be ${TYPES[kind]}` };
  const fingerprint = await fingerprintOf(file);
  if (found.format !== 'heic') return { file, fingerprint };
  return heicAsJpeg(file).then(
    (jpeg) => ({ file: jpeg, fingerprint }),
    () => ({ message: HEIC_ADVICE }),
  );
}

/** Equal for equal files. Without https a browser has no digest: then size, day and name say the same for a second choice. */
async function fingerprintOf(file: File): Promise<string> {
  const { subtle } = globalThis.crypto;
  // a video is compared by its size and name: its bytes would have to be read into memory at once
  if (!subtle || file.size > MAX_IMAGE_BYTES) return `${file.size}:${file.lastModified}:${file.name}`;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
