import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ImportKindName, isOfPeople } from '@/lib/imports/constants';
import { MAX_IMAGE_BYTES } from '@/lib/listings/media/constants';
import { keepUploads, uploadPicture } from '@/lib/listings/media/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { MAX_IMPORT_BYTES } from '@/lib/platform/tabular/constants';
import { refuseFile } from '@/lib/platform/tabular/refuse';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { cleanText } from '@/lib/platform/text/clean';
import { MAX_ARCHIVE_UNPACKED, MAX_FILE_PICTURES } from './constants';
import type { FilePicture } from './rules';

export type Upload = {
  kind: ImportKindName;
  path: string;
  name: string;
  size: number;
  pictures?: string;
  /** ends when the caller leaves */
  signal?: AbortSignal;
};
export type Unpacked = Upload & { filePictures: FilePicture[]; pictureNotes: string[] };

const PICTURE = /\.(?:jpe?g|png|webp|heic|heif|avif)$/i;
const SHEET = /\.(?:xlsx|xlsm|xls|ods|csv|tsv|vcf)$/i;
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\.|~\$)/;
/** Names that identify the right one of several sheets in a ZIP. */
const NAMED: Record<ImportKindName, RegExp> = {
  contacts: /contact|people|lead/i,
  clients: /client|buyer|customer/i,
  listings: /listing|propert|stock|inventory/i,
  'own-listings': /listing|propert|stock|inventory/i,
};
const isWorkbook = ({ entries }: ZipReader) =>
  entries.has('[Content_Types].xml') || (entries.has('content.xml') && entries.has('mimetype'));

async function openArchive(path: string): Promise<ZipReader | undefined> {
  const zip = await ZipReader.open(path, MAX_ARCHIVE_UNPACKED);
  if (!isWorkbook(zip)) return zip;
  zip.close();
  return undefined;
}

async function withDirectory<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(/*turbopackIgnore: true*/ parent, 'upload-'));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const extract = (zip: ZipReader, name: string, to: string) =>
  pipeline(Readable.from(zip.bytes(name)), createWriteStream(to));

/** Stores a ZIP's pictures as the importing person's uploads until the import can no longer run. Names the refused ones. */
async function takePictures(actor: Actor, zip: ZipReader, directory: string, until: Date) {
  const names = [...zip.entries.keys()].filter((name) => PICTURE.test(name) && !CLUTTER.test(name));
  const filePictures: FilePicture[] = [];
  const pictureNotes = zip.refused.map(
    (name) => `${cleanText(name).slice(0, 100)}: its path leads out of the ZIP, so it is left out`,
  );
  if (names.length > MAX_FILE_PICTURES)
    pictureNotes.push(`The ZIP has ${names.length} pictures; the first ${MAX_FILE_PICTURES} are taken`);
  for (const [i, name] of names.slice(0, MAX_FILE_PICTURES).entries()) {
    const path = join(/*turbopackIgnore: true*/ directory, `picture-${i}`);
    try {
      if ((zip.entries.get(name)?.uncompressedSize ?? 0) > MAX_IMAGE_BYTES)
        throw new AppError('invalid', 'The picture is larger than a picture of a listing may be');
      await extract(zip, name, path);
      const { public_id: publicId } = await uploadPicture(actor, {
        field: 'pictures',
        path,
        name: cleanText(name),
      });
      filePictures.push({ name: cleanText(name).slice(0, 300), publicId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      pictureNotes.push(`${cleanText(name).slice(0, 100)}: ${error.message}`);
      if (error.code === 'rate_limited') break;
    } finally {
      await rm(path, { force: true });
    }
  }
  await keepUploads(
    actor,
    filePictures.map(({ publicId }) => publicId),
    until,
  );
  return { filePictures, pictureNotes };
}

/** The ZIP entry that is the sheet. */
function sheetIn({ entries }: ZipReader, kind: ImportKindName): string {
  const sheets = [...entries.keys()].filter((name) => SHEET.test(name) && !CLUTTER.test(name));
  const found = sheets.find((name) => NAMED[kind].test(name)) ?? sheets[0];
  return (
    found ?? refuseFile('There is no sheet in this ZIP. Add the sheet to it, or choose the sheet and the ZIP')
  );
}

/**
 * Opens the ZIP that contains or accompanies a sheet, and passes the sheet and stored pictures to `use`. Passes a sheet alone unchanged. Only listings have
 * pictures.
 */
export async function withArchive<T>(
  upload: Upload,
  { actor, until }: { actor: Actor; until: Date },
  use: (unpacked: Unpacked) => Promise<T>,
): Promise<T> {
  const plain = { ...upload, filePictures: [], pictureNotes: [] };
  const isZip = /\.zip$/i.test(upload.name);
  if (!isZip && upload.size > MAX_IMPORT_BYTES) throw new AppError('too_large', 'The file is too large');
  const own = isZip ? await openArchive(upload.path) : undefined;
  const beside = own ?? (upload.pictures ? await openArchive(upload.pictures) : undefined);
  if (!beside) return use(plain);
  try {
    return await withDirectory(async (directory) => {
      let { path, name } = upload;
      if (own) {
        name = sheetIn(own, upload.kind);
        path = join(/*turbopackIgnore: true*/ directory, 'sheet');
        await extract(own, name, path);
      }
      const taken = isOfPeople(upload.kind) ? plain : await takePictures(actor, beside, directory, until);
      const { filePictures, pictureNotes } = taken;
      return use({ ...upload, path, name: own ? upload.name : name, filePictures, pictureNotes });
    });
  } finally {
    beside.close();
  }
}
