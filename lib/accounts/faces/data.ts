import 'server-only';
import { readFile } from 'node:fs/promises';
import { objectStore } from '@/lib/platform/objects/store';
import { isFaceId } from './constants';

export const faceKey = (id: string): string => `faces/${id}.jpg`;

/** The picture as JPEG; undefined when it was removed, or the store does not respond. */
export async function readFace(id: string | undefined): Promise<Buffer | undefined> {
  if (!id || !isFaceId(id)) return undefined;
  const object = await (await objectStore()).open(faceKey(id)).catch(() => undefined);
  return object && (await readFile(object.path).finally(object.release));
}
