import 'server-only';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errnoOf } from '@/lib/platform/objects/errors';
import { checkedKey, type ObjectInfo, type ObjectSource, type ObjectStore } from './object-store';

/** Suffix of a file that is still being written and is not an object yet. */
const UNFINISHED = '.part';

const removeIfEmpty = (folder: string) => rmdir(folder).catch(() => undefined);

/** Stores objects as files below `root`, where an installation without MEDIA_URL has always kept them. */
export function createDiskObjects(root: string): ObjectStore {
  const pathOf = (key: string) => join(/*turbopackIgnore: true*/ root, checkedKey(key));
  const infoOf = async (key: string): Promise<ObjectInfo | undefined> => {
    const found = await stat(pathOf(key)).catch(() => undefined);
    return found?.isFile() ? { key, size: found.size, storedAt: found.mtime } : undefined;
  };
  return {
    name: 'disk',
    async put(key, source) {
      const target = pathOf(key);
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await writeWhole(target, source);
      } catch (error) {
        await removeIfEmpty(dirname(target));
        throw error;
      }
    },
    stat: infoOf,
    async open(key) {
      const info = await infoOf(key);
      return info && { ...info, path: pathOf(key), release: async () => undefined };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await removeIfEmpty(dirname(pathOf(key)));
    },
    list: (prefix) => filesBelow(root, join(/*turbopackIgnore: true*/ root, prefix)),
    readAddress: async () => undefined,
    check: async () => undefined,
  };
}

/** Renames a file. False if the folders are on separate mounts. */
const move = (path: string, target: string) =>
  rename(path, target).then(
    () => true,
    (error: unknown) => {
      if (errnoOf(error) === 'EXDEV') return false;
      throw error;
    },
  );

async function writeWhole(target: string, source: ObjectSource): Promise<void> {
  if ('path' in source && source.isOurs && (await move(source.path, target))) return;
  const draft = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    if ('path' in source) await copyFile(source.path, draft);
    else await writeFile(draft, source.bytes, { mode: 0o600 });
    // a rename does not cover the data, so a power failure could otherwise leave an empty file
    const file = await open(draft, 'r+');
    await file.datasync().finally(() => file.close());
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<ObjectInfo> {
  const directory = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!directory) return;
  for await (const entry of directory) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
    const path = join(/*turbopackIgnore: true*/ entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found)
      yield {
        key: relative(root, path).split(sep).join('/'),
        size: found.size,
        storedAt: found.mtime,
      };
  }
}
