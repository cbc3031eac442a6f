import 'server-only';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  FOLDERS,
  MANIFEST,
  MAX_RECORD_LENGTH,
  MAX_RESTORE_RECORDS,
  RECORD_LISTS,
  type RecordList,
} from '@/lib/imports/archive-files/constants';
import { archiveKey } from '@/lib/imports/packing/mutations';
import { openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { objectStore } from '@/lib/platform/objects/store';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import { parseRecord, type Returned } from './rules';

/** Fetches the stored file, decrypted on this machine; false if it no longer exists. */
export async function fetchArchive(id: string, path: string): Promise<boolean> {
  const object = await (await objectStore()).open(archiveKey(id));
  if (!object) return false;
  const file = await openEncrypted(object.path, archiveKey(id)).finally(object.release);
  await pipeline(Readable.from(file.read()), createWriteStream(path));
  return true;
}

/** One file of the ZIP as a local file. */
export const extract = (zip: ZipReader, name: string, path: string) =>
  pipeline(Readable.from(zip.bytes(name)), createWriteStream(path));

/** Yields a list's records; undefined for an unreadable line. Never keeps a complete line that is too long. */
export async function* recordsIn(
  zip: ZipReader,
  list: RecordList,
): AsyncGenerator<Returned | undefined, void, undefined> {
  let rest = '';
  let isTooLong = false;
  let count = 0;
  for await (const piece of zip.text(`${FOLDERS.records}/${list}.jsonl`)) {
    const lines = piece.split('\n');
    for (const [i, part] of lines.entries()) {
      if (rest.length + part.length > MAX_RECORD_LENGTH) isTooLong = true;
      rest = isTooLong ? '' : rest + part;
      // text after the last line break continues in the next chunk
      if (i === lines.length - 1) break;
      const line = rest;
      rest = '';
      if (!isTooLong && !line.trim()) continue;
      if (++count > MAX_RESTORE_RECORDS) return;
      yield isTooLong ? undefined : parseRecord(list, line);
      isTooLong = false;
    }
  }
  if (isTooLong) yield undefined;
  else if (rest.trim()) yield parseRecord(list, rest);
}

/** The sizes the ZIP declares, capped at the limits; used only for progress. */
export async function statedTotal(zip: ZipReader): Promise<number> {
  let text = '';
  for await (const piece of zip.text(MANIFEST)) {
    text += piece;
    if (text.length > MAX_RECORD_LENGTH) return 0;
  }
  try {
    const { counts } = JSON.parse(text) as { counts?: Record<string, unknown> };
    const total = Object.values(counts ?? {}).reduce<number>((sum, count) => sum + (Number(count) || 0), 0);
    return Math.min(Math.max(0, total), MAX_RESTORE_RECORDS * RECORD_LISTS.length);
  } catch {
    return 0;
  }
}
