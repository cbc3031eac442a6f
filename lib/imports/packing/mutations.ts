import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { ARCHIVE_FORMAT, MANIFEST } from '@/lib/imports/archive-files/constants';
import { conversationsOf } from '@/lib/imports/archive-files/data';
import type { PackedFile, Packing } from '@/lib/imports/archive-files/dto';
import { reachOf } from '@/lib/imports/exports/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { encryptToFile } from '@/lib/platform/crypto/encrypt-file';
import { env } from '@/lib/platform/env';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { objectStore } from '@/lib/platform/objects/store';
import { formatDateTime } from '@/lib/platform/text/format';
import { documentsOf, mediaOf, recordsOf, sheetsOf } from './data';

/** The storage path of an archive, separate from public media and encrypted like a document. */
export const archiveKey = (id: string) => `archives/${id}`;

/** Explains each folder, and how to restore everything. */
function readme(by: string, language: Language): string {
  const { t } = textsIn(language, 'imports/archive');
  return [
    t('All data of {name}, exported on {date}', { name: by, date: formatDateTime(new Date()) }),
    '',
    `sheets/ - ${t('Each list as CSV and as an Excel workbook, with the codes and labels you see on screen')}`,
    `pictures/, videos/ - ${t('Photos and videos in full size, in a folder for each listing, named by its code')}`,
    `documents/ - ${t('The documents of this account')}`,
    `conversations/ - ${t('Conversations, one file per person')}`,
    `records/ - ${t('The same data for a computer, used to import everything again')}`,
    '',
    t('To import it, sign in at another installation, open “Export all data” and choose this ZIP.'),
    t(
      'Existing entries stay as they are. Verified listings are checked again. Numbers that people withdrew aren’t included.',
    ),
  ].join('\r\n');
}

/** Everything to export, in ZIP order. Throws 'forbidden' for a role that can't export. */
export async function packingOf(actor: Actor, language: Language): Promise<Packing> {
  const reach = reachOf(actor);
  const media = await mediaOf(reach);
  const [records, documents, conversations] = await Promise.all([
    recordsOf(actor, reach, media),
    documentsOf(actor.userId),
    conversationsOf(reach),
  ]);
  const manifest = JSON.stringify({ format: ARCHIVE_FORMAT, counts: records.counts });
  const text = (path: string, content: string): PackedFile => ({
    path,
    isCompressed: true,
    open: () => Readable.from([content]),
  });
  const files = [
    text('readme.txt', readme(actor.name, language)),
    text(MANIFEST, manifest),
    ...sheetsOf(actor, reach),
    ...records.files,
    ...conversations,
    ...documents,
    ...media.files,
  ];
  const counts = {
    ...records.counts,
    conversations: conversations.length,
    documents: documents.filter(({ path }) => path.startsWith('documents/')).length,
    pictures: media.files.length,
  };
  return { files, counts, notes: media.notes };
}

/**
 * Packs the files one after another, encrypts the result and stores it. Calls `onFile` before each file; if it returns false, stops and stores nothing. Returns
 * the number of stored bytes, or undefined if stopped.
 */
export async function packArchive(
  id: string,
  files: readonly PackedFile[],
  onFile: (done: number) => Promise<boolean>,
): Promise<number | undefined> {
  const zip = new yazl.ZipFile();
  let ended = false;
  const fail = (error: unknown) => (zip.outputStream as Readable).destroy(error as Error);
  for (const [i, file] of files.entries())
    zip.addReadStreamLazy(file.path, { compress: file.isCompressed }, (give) => {
      const open = async () => {
        if (!(await onFile(i))) {
          ended = true;
          throw new Error('The archive was ended');
        }
        const stream = await file.open();
        stream.on('error', fail);
        return stream;
      };
      open().then((stream) => give(null, stream as never), fail);
    });
  zip.end();
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  const draft = join(/*turbopackIgnore: true*/ parent, `archive-${randomBytes(16).toString('hex')}`);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  try {
    await encryptToFile(zip.outputStream as unknown as AsyncIterable<Buffer>, draft, archiveKey(id));
    const { size } = await stat(draft);
    await (await objectStore()).put(archiveKey(id), { path: draft });
    return size;
  } catch (error) {
    if (ended) return undefined;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
