import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeDocument } from '@/lib/accounts/documents/data';
import type { MessageLean } from '@/lib/channels/messages/data';
import { retryAfterMs } from '@/lib/channels/rules';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { downloadMedia, getMedia, WhatsAppError, whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { scanBytes } from '@/lib/platform/media/scan/scan';
import { ChannelMessage } from '@/models/channels/channel-message';
import { MAX_MEDIA_BYTES } from './constants';

/** Maximum attempts. WhatsApp serves a file for 30 days; outages are shorter. */
const MAX_ATTEMPTS = 12;

async function stored(row: MessageLean, bytes: Uint8Array) {
  await scanBytes(bytes);
  const folder = join(env().DATA_DIR, 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `whatsapp-${row._id}-${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const { storageKey, mimeType, size } = await storeDocument(String(row._id), path);
    return { storageKey, mimeType, size };
  } finally {
    await rm(path, { force: true });
  }
}

const set = (row: MessageLean, values: Record<string, unknown>) =>
  ChannelMessage.updateOne({ _id: row._id }, { $set: values, $unset: { work: 1 } });

/**
 * Fetches a message's file, scans it like an upload, and stores it encrypted. Like documents, pictures are re-encoded and active PDFs refused. Voice messages
 * and videos only appear by name in the thread and stay with WhatsApp.
 */
export async function keepMedia(row: MessageLean): Promise<void> {
  const account = whatsAppAccount();
  if (!row.media || !account) return;
  try {
    const { url, size } = await getMedia(account, row.media.id);
    if (size > MAX_MEDIA_BYTES) throw new WhatsAppError('refused', 'The file is too large');
    const file = await stored(row, await downloadMedia(account, url, MAX_MEDIA_BYTES));
    await set(row, {
      'media.state': 'stored',
      'media.storageKey': file.storageKey,
      'media.mimeType': file.mimeType,
      'media.size': file.size,
    });
  } catch (error) {
    const isRefused =
      (error instanceof AppError && error.code === 'unsupported_type') ||
      (error instanceof WhatsAppError && error.outcome === 'refused');
    if (isRefused) return void (await set(row, { 'media.state': 'refused' }));
    const attempts = row.attempts + 1;
    if (attempts >= MAX_ATTEMPTS) return void (await set(row, { 'media.state': 'lost' }));
    const leaseUntil = new Date(Date.now() + retryAfterMs(attempts));
    await ChannelMessage.updateOne({ _id: row._id }, { $set: { attempts, leaseUntil } });
  }
}
