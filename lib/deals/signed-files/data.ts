import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openDocumentFile, storeDocument } from '@/lib/accounts/documents/data';
import type { SigningLean, StoredFile } from '@/lib/deals/signing/data';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';

/** The additional data of a signing key's encryption: it decrypts in no other row. */
export const signingKeyContext = (id: unknown): string => `${id}:signing-key`;

/** Stores a PDF encrypted among the documents, under the id of its signing. */
export async function storePdf({ _id }: Pick<SigningLean, '_id'>, pdf: Buffer): Promise<StoredFile> {
  const folder = join(env().DATA_DIR, 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `signed-${randomBytes(16).toString('hex')}`);
  try {
    await writeFile(path, pdf, { mode: 0o600 });
    const { storageKey, isEncrypted, size } = await storeDocument(String(_id), path);
    return { storageKey, isEncrypted, size, hash: createHash('sha256').update(pdf).digest('hex') };
  } finally {
    await rm(path, { force: true });
  }
}

/** The bytes of a stored file. Throws when they are not those that were stored. */
export async function readPdfFile(file: StoredFile): Promise<Buffer> {
  const opened = await openDocumentFile(file);
  const bytes = await buffer(Readable.from(opened.read()));
  if (createHash('sha256').update(bytes).digest('hex') !== file.hash) {
    log.error({ storageKey: file.storageKey }, 'a signed document is not the one that was stored');
    throw new Error('A signed document was changed');
  }
  return bytes;
}

export const pdfResponse = (bytes: Buffer, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  });
