import { readFile } from 'node:fs/promises';
import { findMediaFile } from '@/lib/media/local';
import { type FileAnswer, IMMUTABLE } from './files';
import { SegmentedLru } from './tagged-cache';

/** Pictures as cards and pages show them are smaller; full-screen ones and videos are streamed from disk. */
const IN_MEMORY_BYTES = 256 * 1024;
/** A removed picture may be answered from memory for so long. */
const MEMORY_MS = 10 * 60_000;

type Kept = { file: FileAnswer; until: number; bytes: number; tags: ReadonlySet<string> };
const NO_TAGS: ReadonlySet<string> = new Set();

/** Pictures and videos of the local store: addresses are hashes of the content, so they never change what they mean. */
export class MediaFiles {
  private readonly kept: SegmentedLru<Kept>;

  constructor(
    private readonly dataDir: string,
    maxBytes: number,
    private readonly security: readonly [string, string][],
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new SegmentedLru<Kept>(maxBytes);
  }

  async find(path: string): Promise<FileAnswer | undefined> {
    const known = this.kept.get(path);
    if (known && known.until > this.now()) return known.file;
    const found = await findMediaFile(this.dataDir, path.slice('/media/'.length).split('/'));
    if (!found) return undefined;
    const small = found.size <= IN_MEMORY_BYTES;
    const file: FileAnswer = {
      hash: found.etag.replaceAll('"', ''),
      contentType: found.contentType,
      cacheControl: IMMUTABLE,
      identity: small ? { buffer: await readFile(found.path) } : { path: found.path, size: found.size },
      policy: "default-src 'none'; sandbox",
      security: this.security,
    };
    if (small) {
      const until = this.now() + MEMORY_MS;
      this.kept.set(path, { file, until, bytes: found.size + 2048, tags: NO_TAGS });
    }
    return file;
  }
}
