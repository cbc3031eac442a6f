import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { type ObjectStore, removeAll } from '@/lib/platform/objects/object-store';
import { asMediaError, mediaTypeOf } from './media-files';
import type { MediaStore } from './media-store';
import { newMediaId } from './prepare-image';
import { flush, isFirst, MASTER, missingFiles, render } from './renditions';

const PUBLIC_ID = /^(?:images|videos)\/[0-9a-f]{32}$/;
const FILE = /^(?:master|\d{1,5})\.[a-z0-9]+$/;

/**
 * Stores pictures and videos as objects in `media/{images,videos}/<id>/<file>`. The size that a visitor needs first comes first, and a picture's other sizes
 * and formats follow one by one. The demo set's ids are hashes of its pictures.
 */
export function createObjectMedia(objects: ObjectStore): MediaStore {
  const folderOf = (publicId: string) => `media/${publicId}/`;
  const keyOf = (publicId: string, name: string) => folderOf(publicId) + name;
  const remove = async (publicId: string) => {
    if (!PUBLIC_ID.test(publicId)) return;
    // again, because another process may be storing a rendition
    while ((await removeAll(objects, folderOf(publicId))) > 0);
    // the local copy of an object in the bucket (media-files.ts)
    if (objects.name === 's3')
      await rm(join(/*turbopackIgnore: true*/ env().DATA_DIR, 'media', publicId), {
        recursive: true,
        force: true,
      });
  };
  const putAll = async (
    publicId: string,
    files: readonly { name: string; path: string; isOurs?: true }[],
  ) => {
    try {
      for (const { name, ...file } of files)
        await objects.put(keyOf(publicId, name), file, mediaTypeOf(name));
    } catch (error) {
      await remove(publicId).catch(() => undefined);
      throw asMediaError(error);
    }
  };

  return {
    async putImage(image) {
      const { id, directory, contentHash, width, height, blurDataURL, phash } = image;
      const names = (await readdir(directory)).filter((name) => FILE.test(name));
      const files = names.map((name) => ({ name, path: join(directory, name), isOurs: true as const }));
      await putAll(`images/${id}`, files);
      return {
        url: `/media/${id}/${width}.jpg`,
        public_id: `images/${id}`,
        ...(contentHash && { contentHash }),
        ...{ width, height, blurDataURL, phash },
        ...(names.includes(MASTER) && { pending: true }),
      };
    },
    async putVideo({ path, format }) {
      const id = newMediaId();
      const name = `video.${format}`;
      await putAll(`videos/${id}`, [{ name, path }]);
      return { url: `/media/${id}/${name}`, public_id: `videos/${id}` };
    },
    async makeNextRendition(publicId) {
      if (!PUBLIC_ID.test(publicId)) return false;
      const names: string[] = [];
      for await (const { key } of objects.list(folderOf(publicId)))
        names.push(key.slice(folderOf(publicId).length));
      const master = keyOf(publicId, MASTER);
      if (!names.includes(MASTER)) return false;
      const [next, ...others] = missingFiles(names);
      const source = next && (await objects.open(master));
      if (next && !source) return false;
      const folder = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
      const path = join(/*turbopackIgnore: true*/ folder, `rendition-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        if (next && source) {
          await render(source.path, next, path);
          await flush(path);
          const type = mediaTypeOf(next.name);
          await objects.put(keyOf(publicId, next.name), { path, isOurs: true }, type);
          // removed meanwhile, because the first size exists as long as the picture
          if (!(await objects.stat(keyOf(publicId, names.find(isFirst) ?? '')))) {
            await remove(publicId);
            return false;
          }
        }
        if (others.length > 0) return true;
        // the master last, because the work can be resumed while it exists
        await objects.remove(master);
        return false;
      } catch (error) {
        // the picture was removed, or finished by another process, meanwhile
        if (!(await objects.stat(master))) return false;
        throw asMediaError(error);
      } finally {
        await rm(path, { force: true });
        await source?.release();
      }
    },
    remove: (publicId) =>
      remove(publicId).catch((error: unknown) => {
        throw asMediaError(error);
      }),
    async *list() {
      const newest = new Map<string, Date>();
      for await (const { key, storedAt } of objects.list('media/')) {
        const publicId = key.split('/').slice(1, 3).join('/');
        const known = newest.get(publicId);
        if (!known || storedAt > known) newest.set(publicId, storedAt);
      }
      for (const [publicId, storedAt] of newest) yield { publicId, storedAt };
    },
  };
}
