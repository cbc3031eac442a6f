import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
const FRONT_DOOR = Symbol.for('saptam.front-door');

/**
 * Next's own keeping of rendered pages, switched off where the front door keeps them. Two caches behind one another would have
 * to be emptied in every process before one render may be believed; and Next writes a file for every address that a
 * catch-all route answers, so anybody could fill the disk with 404 pages. What the build made is still read.
 */
export default class NextCacheHandler extends FileSystemCache {
  async set(...args) {
    if (globalThis[FRONT_DOOR]) return;
    await super.set(...args);
  }
}
