import 'server-only';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FOLDERS, MAX_RESTORE_RECORDS, type RecordList } from '@/lib/imports/archives/constants';
import { archiveKey } from '@/lib/imports/packing/mutations';
import { openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { objectStore } from '@/lib/platform/objects/store';
import type { ZipReader } from '@/lib/platform/tabular/zip-file';
import { parseRecord, type Returned } from './rules';

/** The stored file as a plain one of this machine; false when it is not there any more. */
export async function fetchArchive(id: string, path: string): Promise<boolean> {
  const object = await (await objectStore()).open(archiveKey(id));
  if (!object) return false;
  const file = await openEncrypted(object.path, archiveKey(id)).finally(object.release);
  await pipeline(Readable.from(file.read()), createWriteStream(path));
  return true;
}

/** One file of the ZIP as a file of this machine. */
export const extract = (zip: ZipReader, name: string, path: string) =>
  pipeline(Readable.from(zip.bytes(name)), createWriteStream(path));

/** The records of a list, one after another; undefined for a line that cannot be read. */
export async function* recordsIn(
  zip: ZipReader,
  list: RecordList,
): AsyncGenerator<Returned | undefined, void, undefined> {
  let rest = '';
  let count = 0;
  for await (const piece of zip.text(`${FOLDERS.records}/${list}.jsonl`)) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.trim()) continue;
      if (++count > MAX_RESTORE_RECORDS) return;
      yield parseRecord(list, line);
    }
  }
  if (rest.trim()) yield parseRecord(list, rest);
}
