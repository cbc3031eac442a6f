import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
/** The same as in link.ts. */
const LINK = Symbol.for('edge-cache.link');

/**
 * Next's own cache of rendered pages, off behind the edge cache: both would have to be emptied before one render may be believed,
 * and Next writes a file for every address of a catch-all route: anybody could fill the disk. What the build made is still read.
 */
export default class NextCacheHandler extends FileSystemCache {
  async set(...args) {
    if (globalThis[LINK]) return;
    await super.set(...args);
  }
}
