import 'server-only';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { encryptToFile, type OpenFile, openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { secrets } from '@/lib/platform/crypto/secrets';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { type ReencodedFormat, reencode } from '@/lib/platform/media/document-image';
import { refusedFile } from '@/lib/platform/media/scan/scan';
import { sniff } from '@/lib/platform/media/sniff';
import { MediaError } from '@/lib/platform/objects/errors';
import { removeAll } from '@/lib/platform/objects/object-store';
import { objectStore } from '@/lib/platform/objects/store';
import { checkPdf } from './tasks';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const HEAD_BYTES = 128;

/** The type according to the first bytes. Photographs and PDF files only. */
function documentMimeType(head: Buffer): string | undefined {
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const seen = sniff(head);
  const accepted = ['jpeg', 'png', 'webp'];
  return seen?.kind === 'image' && accepted.includes(seen.format) ? `image/${seen.format}` : undefined;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Path of a document outside the public media. Uses generated names only, so that no client input becomes a key. */
function keyOf(storageKey: string): string {
  if (!/^[0-9a-f]{24}\/[0-9a-f]{32}$/.test(storageKey)) throw notFound();
  return `private/${storageKey}`;
}

/** Encrypts `chunks` with the newest key before storing them, so that no plain data leaves this machine. */
async function storeEncrypted(chunks: AsyncIterable<Buffer>, storageKey: string): Promise<void> {
  const parent = join(env().DATA_DIR, 'tmp');
  const draft = join(parent, `document-${randomBytes(16).toString('hex')}`);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  try {
    await encryptToFile(chunks, draft, storageKey);
    await (await objectStore()).put(keyOf(storageKey), { path: draft });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Makes an uploaded file safe by keeping only a picture's pixels or a PDF without active content. Returns the result's path. */
async function withoutDanger(path: string, mimeType: string): Promise<string> {
  if (mimeType === 'application/pdf') {
    const problem = await checkPdf(path);
    if (problem) throw refusedFile(problem);
    return path;
  }
  const safe = `${path}.safe`;
  await reencode(path, safe, mimeType.slice('image/'.length) as ReencodedFormat).catch((error: unknown) => {
    throw error instanceof MediaError ? refusedFile(error.text) : error;
  });
  return safe;
}

type StoredDocument = { storageKey: string; mimeType: string; size: number; isEncrypted: true };

/** Stores an uploaded temporary file for one person, encrypted. */
export async function storeDocument(userId: string, temporaryPath: string): Promise<StoredDocument> {
  const mimeType = documentMimeType(await headOf(temporaryPath));
  if (!mimeType) throw refusedFile('Please choose a JPEG, PNG or WebP photo, or a PDF file');
  const source = await withoutDanger(temporaryPath, mimeType);
  const { size } = await stat(source);
  const storageKey = `${userId.toLowerCase()}/${randomBytes(16).toString('hex')}`;
  try {
    await storeEncrypted(createReadStream(source), storageKey);
  } finally {
    if (source !== temporaryPath) await rm(source, { force: true });
  }
  return { storageKey, mimeType, size, isEncrypted: true };
}

export async function removeStoredDocument(storageKey: string): Promise<void> {
  await (await objectStore()).remove(keyOf(storageKey));
}

export async function removeStoredDocumentsOf(userId: string): Promise<void> {
  if (!/^[0-9a-f]{24}$/.test(userId)) return;
  await removeAll(await objectStore(), `private/${userId}/`);
}

/** Opens a document's file. Refuses a plain file that is recorded as encrypted, because anyone with disk access could swap one in. */
export async function openDocumentFile(document: {
  storageKey: string;
  isEncrypted?: boolean;
}): Promise<OpenFile> {
  const object = await (await objectStore()).open(keyOf(document.storageKey));
  if (!object) throw notFound('Document not found');
  // an open file can be read to its end after it was unlinked
  const file = await openEncrypted(object.path, document.storageKey).finally(object.release);
  if (!document.isEncrypted || file.version !== undefined) return file;
  await file.close();
  throw new Error('A document that was encrypted is not any more');
}

/** Characters not allowed in a value (RFC 8187 §3.2), which encodeURIComponent leaves unescaped. */
const extValue = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (value) => `%${value.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Wraps the file in a response that no browser runs as a page, whatever its content. */
export async function documentResponse(document: {
  storageKey: string;
  isEncrypted?: boolean;
  mimeType: string;
  name: string;
}): Promise<Response> {
  const file = await openDocumentFile(document);
  const body = Readable.toWeb(Readable.from(file.read())) as ReadableStream<Uint8Array>;
  const how = document.mimeType.startsWith('image/') ? 'inline' : 'attachment';
  return new Response(body, {
    headers: {
      'content-type': document.mimeType,
      'content-length': String(file.size),
      'content-disposition': `${how}; filename*=UTF-8''${extValue(document.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}

/** Encrypts the file with the newest key unless that is done already. The old file stays until the new one is complete. */
export async function reencryptDocument(document: {
  storageKey: string;
  isEncrypted?: boolean;
}): Promise<boolean> {
  const file = await openDocumentFile(document);
  try {
    if (file.version === secrets().data[0]?.version) return false;
    await storeEncrypted(file.read(), document.storageKey);
    return true;
  } finally {
    await file.close();
  }
}

/** Age in milliseconds below which a file may belong to a row that is just being written. */
const GRACE_MS = 60 * 60 * 1000;

/** Removes files missing from their owner's row, left by a crash after storing. Keeps files of unknown accounts, because this may be the wrong database. */
export async function removeUnusedDocuments(
  keysOf: (userId: string) => Promise<string[] | undefined>,
  now = Date.now(),
): Promise<number> {
  const store = await objectStore();
  const known = new Map<string, string[] | undefined>();
  let removed = 0;
  for await (const { key, storedAt } of store.list('private/')) {
    const [, userId = ''] = key.split('/');
    if (!known.has(userId)) known.set(userId, await keysOf(userId));
    const isNamed = known.get(userId)?.includes(key.slice('private/'.length)) ?? true;
    if (isNamed || now - storedAt.getTime() < GRACE_MS) continue;
    await store.remove(key);
    removed++;
  }
  return removed;
}
