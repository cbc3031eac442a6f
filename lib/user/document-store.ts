import 'server-only';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';
import { AppError, notFound } from '@/lib/http/errors';
import { sniff } from '@/lib/media/sniff';

/** Bytes of one identity or property document. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const HEAD_BYTES = 128;

/** What the first bytes say. Photographs and PDF files; everything else is refused. */
export function documentMimeType(head: Buffer): string | undefined {
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

/** Apart from the public media folder, under names that we make: nothing of a client's input becomes a path. */
function pathOf(storageKey: string): string {
  if (!/^[0-9a-f]{24}\/[0-9a-f]{32}$/.test(storageKey)) throw notFound();
  return join(env().DATA_DIR, 'private', storageKey);
}

/** Keeps an uploaded temporary file for one person. */
export async function storeDocument(
  userId: string,
  temporaryPath: string,
): Promise<{ storageKey: string; mimeType: string }> {
  const mimeType = documentMimeType(await headOf(temporaryPath));
  if (!mimeType) {
    const message = 'Please choose a JPEG, PNG or WebP picture, or a PDF file';
    throw new AppError('unsupported_type', message, { issues: [{ path: 'file', message }] });
  }
  const storageKey = `${userId.toLowerCase()}/${randomBytes(16).toString('hex')}`;
  const target = pathOf(storageKey);
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  await copyFile(temporaryPath, target);
  await chmod(target, 0o600);
  return { storageKey, mimeType };
}

export async function removeStoredDocument(storageKey: string): Promise<void> {
  await rm(pathOf(storageKey), { force: true });
}

export async function removeStoredDocumentsOf(userId: string): Promise<void> {
  if (!/^[0-9a-f]{24}$/.test(userId)) return;
  await rm(join(env().DATA_DIR, 'private', userId), { recursive: true, force: true });
}

/** The file as a reply that no browser runs as a page, whatever is in it. */
export async function documentResponse(document: {
  storageKey: string;
  mimeType: string;
  name: string;
}): Promise<Response> {
  const path = pathOf(document.storageKey);
  const info = await stat(path).catch(() => undefined);
  if (!info) throw notFound('Document not found');
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const how = document.mimeType.startsWith('image/') ? 'inline' : 'attachment';
  return new Response(body, {
    headers: {
      'content-type': document.mimeType,
      'content-length': String(info.size),
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
