import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
/** The same as in link.ts. */
const LINK = Symbol.for('edge-cache.link');

/**
 * Next's own cache of rendered pages, switched off behind the edge cache. Two caches behind one another would have to be
 * emptied in every process before one render may be believed; and Next writes a file for every address that a catch-all route
 * matches, so anybody could fill the disk with 404 pages. What the build made is still read.
 */
export default class NextCacheHandler extends FileSystemCache {
  async set(...args) {
    if (globalThis[LINK]) return;
    await super.set(...args);
  }
}
