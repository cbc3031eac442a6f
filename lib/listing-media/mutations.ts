import 'server-only';
import { AppError } from '@/lib/errors';
import { MediaError } from '@/lib/media/errors';
import { removeUnused } from '@/lib/media/in-flight';
import { FileRefused, type IncomingFile, type Ingested, ingest } from '@/lib/media/ingest';
import { type MediaStore, mediaStore } from '@/lib/media/store';
import { isMediaReferenced } from './data';

/** Checks and stores the files of a listing. Rejects with AppError; a refused file is named in the issues. */
export async function storeFiles(files: IncomingFile[], store?: MediaStore): Promise<Ingested> {
  try {
    return await ingest(files, store ?? (await mediaStore()), isMediaReferenced);
  } catch (error) {
    if (error instanceof FileRefused)
      throw new AppError('invalid', error.message, {
        cause: error,
        issues: [{ path: error.field, message: `${error.fileName}: ${error.message}` }],
      });
    if (error instanceof MediaError) throw new AppError('unavailable', error.message, { cause: error });
    throw error;
  }
}

/**
 * Removes what no listing shows any more. The cleanup job would do it too; people who take a picture of their home
 * offline expect it to be gone at once.
 */
export async function removeFiles(publicIds: readonly string[]): Promise<void> {
  const store = await mediaStore();
  for (const id of publicIds) await removeUnused(store, id, isMediaReferenced).catch(() => undefined);
}
