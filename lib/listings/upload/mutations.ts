import 'server-only';
import { deleteDraft } from '@/lib/listings/drafts/mutations';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { forgetOldUploads, isWaitingPicture } from '@/lib/listings/media/mutations';
import { type Saved, updateProperty } from '@/lib/listings/mutations';
import { confirmationsIn } from '@/lib/listings/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import { removeOrphans, removeTemporaryFiles } from '@/lib/platform/media/cleanup';
import type { MediaStore } from '@/lib/platform/media/media-store';
import { mediaStore } from '@/lib/platform/media/store';
import { withPropertyUpload } from './data';

/** Removes media that no listing shows and no upload of the last day waits for, and leftovers of crashes. A recurring job. */
export async function cleanUpMedia(now = Date.now(), store?: MediaStore): Promise<void> {
  const forgotten = await forgetOldUploads(now);
  // in this order, because an upload is deleted after its listing is written
  const isInUse = async (id: string) => (await isWaitingPicture(id)) || (await isMediaReferenced(id));
  const { seen, removed } = await removeOrphans(store ?? (await mediaStore()), isInUse, now);
  const temporary = await removeTemporaryFiles(env().DATA_DIR, now);
  if (removed + temporary > 0) log.info({ seen, removed, temporary, forgotten }, 'media cleanup');
}

/** Saves a request's form over a listing, with its files, and removes the draft of that edit. */
export function saveUploadedEdit(actor: Actor, id: string, request: Request): Promise<Saved> {
  return withPropertyUpload(request, async ({ fields, files, idempotencyKey, ...options }) => {
    const confirmed = { ...options, ...confirmationsIn(fields) };
    const saved = await updateProperty(actor, id, fields, files, confirmed);
    if (idempotencyKey) await deleteDraft(actor, idempotencyKey);
    return saved;
  });
}
