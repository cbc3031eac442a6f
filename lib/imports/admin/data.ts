import 'server-only';
import { basename } from 'node:path';
import { z } from 'zod';
import { IMPORT_KINDS, IMPORT_PERMISSIONS, type ImportKindName } from '@/lib/imports/constants';
import { getImport } from '@/lib/imports/data';
import type { SentFile } from '@/lib/imports/dto';
import { MAX_ARCHIVE_BYTES } from '@/lib/imports/pictures/constants';
import type { Upload } from '@/lib/imports/pictures/mutations';
import { type Actor, asAdmin } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';

const RULES = {
  files: {
    file: { maxFiles: 1, maxBytes: MAX_ARCHIVE_BYTES },
    // pictures are decoded, and only their pixels are passed on
    pictures: { maxFiles: 1, maxBytes: MAX_ARCHIVE_BYTES },
  },
  maxFields: 4,
  maxBytes: 2 * MAX_ARCHIVE_BYTES + 100_000,
};

export type ImportUpload = Upload;

/** Streams the form's file to disk and passes it to `job`; the temporary file is removed afterwards. */
export async function withImportUpload<T>(
  request: Request,
  kinds: readonly ImportKindName[],
  job: (upload: ImportUpload) => Promise<T>,
): Promise<T> {
  const form = await readMultipart(request, RULES);
  try {
    const kind = z
      .enum(IMPORT_KINDS)
      .extract([...kinds])
      .parse(form.fields.kind);
    const file = form.files.find(({ field }) => field === 'file');
    if (!file) throw noFile();
    const pictures = form.files.find(({ field }) => field === 'pictures')?.path;
    return await job({
      kind,
      path: file.path,
      name: fileName(file.name),
      size: file.size,
      signal: request.signal,
      ...(pictures && { pictures }),
    });
  } finally {
    await form.dispose();
  }
}

/** … and the corrected file of failed rows. */
export async function withMendedFile<T>(request: Request, job: (file: SentFile) => Promise<T>): Promise<T> {
  const form = await readMultipart(request, RULES);
  try {
    const file = form.files[0];
    if (!file) throw noFile();
    return await job({ path: file.path, signal: request.signal });
  } finally {
    await form.dispose();
  }
}

/** Throws 'forbidden' unless the office lets the actor import this kind, or that of a stored import. */
export async function assertMayImport(actor: Actor, what: { kind: ImportKindName } | { id: string }) {
  const found = 'kind' in what ? what : await getImport(what.id);
  if (!found) throw notFound('Import not found');
  asAdmin(actor, IMPORT_PERMISSIONS[found.kind]);
}

function noFile(): AppError {
  const message = 'Please choose a file';
  return new AppError('invalid', message, { issues: [{ path: 'file', message }] });
}

/** The file's name without folders and control characters. multer reads it as Latin-1, but browsers send UTF-8. */
function fileName(given: string): string {
  const decoded = Buffer.from(given, 'latin1').toString('utf8');
  const name = basename((decoded.includes('\ufffd') ? given : decoded).replaceAll('\\', '/'));
  return name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'file';
}
