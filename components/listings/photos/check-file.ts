import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '@/lib/listings/media/constants';
import { messageWith } from '@/lib/platform/language/message';
import { HEAD_BYTES, sniff } from '@/lib/platform/media/sniff';
import { HEIC_ADVICE } from '@/lib/platform/media/types';
import { heicAsJpeg } from './heic';

export type MediaKind = 'image' | 'video';

export type Refusal = { name: string; message: string };

type Checked = { file: File; fingerprint: string } | { message: string };

const LIMITS = { image: MAX_IMAGE_BYTES, video: MAX_VIDEO_BYTES };
const TYPES = { image: 'image/*', video: 'video/mp4 or video/webm' };

/** Checks size and first bytes, because phones and messengers get names and types wrong. Exact texts: docs/spec/listing.md#property-form. */
export async function checkFile(kind: MediaKind, file: File): Promise<Checked> {
  try {
    return await check(kind, file);
  } catch {
    // the file was moved or deleted since, or is in the phone's cloud
    return { message: 'We couldn’t read this file. Please choose it again' };
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

/** Equal for equal files. Browsers have no digest without https, so size, date and name identify a repeated choice. */
async function fingerprintOf(file: File): Promise<string> {
  const { subtle } = globalThis.crypto;
  // compares videos by size and name, because hashing would load them into memory
  if (!subtle || file.size > MAX_IMAGE_BYTES) return `${file.size}:${file.lastModified}:${file.name}`;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
