import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encode, isCompressible } from './encodings';
import { type FileAnswer, IMMUTABLE } from './files';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Larger files are streamed from disk; a page's scripts, styles and fonts are all smaller. */
const IN_MEMORY_BYTES = 512 * 1024;

type Known = { path: string; cacheControl: string; loaded?: Promise<FileAnswer> };

function* walk(dir: string, prefix: string): Generator<[string, string]> {
  const entries: Dirent[] = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [];
  for (const entry of entries) {
    const path = join(dir, entry.name);
    const url = `${prefix}/${encodeURIComponent(entry.name)}`;
    if (entry.isDirectory()) yield* walk(path, url);
    else if (entry.isFile() && !/\.(?:br|gz)$/.test(entry.name)) yield [url, path];
  }
}

/**
 * The files of the build and of `public/`, by address. The list is made once: a path that a client writes is looked up in
 * it, never joined to a directory. The build leaves `.br` and `.gz` beside the files (scripts/lib/precompress.mjs).
 */
export class StaticFiles {
  private readonly known = new Map<string, Known>();

  constructor(
    dir: string,
    private readonly security: readonly [string, string][],
  ) {
    for (const [url, path] of walk(join(dir, 'public'), '')) {
      this.known.set(url, { path, cacheControl: 'public, max-age=3600, must-revalidate' });
    }
    for (const [url, path] of walk(join(dir, '.next/static'), '/_next/static')) {
      this.known.set(url, { path, cacheControl: IMMUTABLE });
    }
  }

  find(url: string): Promise<FileAnswer> | undefined {
    const mark = url.indexOf('?');
    const known = this.known.get(mark < 0 ? url : url.slice(0, mark));
    if (!known) return undefined;
    known.loaded ??= this.load(known).catch((error: unknown) => {
      known.loaded = undefined;
      throw error;
    });
    return known.loaded;
  }

  private async load({ path, cacheControl }: Known): Promise<FileAnswer> {
    const stat = statSync(path);
    const contentType = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const base = { contentType, cacheControl, security: this.security };
    if (stat.size > IN_MEMORY_BYTES && !isCompressible(contentType)) {
      const hash = `${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}`;
      return { ...base, hash, identity: { path, size: stat.size } };
    }
    const buffer = await readFile(path);
    const hash = createHash('sha256').update(buffer).digest('base64url').slice(0, 22);
    const [br, gzip] = await Promise.all([
      readFile(`${path}.br`).catch(() => undefined),
      readFile(`${path}.gz`).catch(() => undefined),
    ]);
    const coded = br || gzip ? { br, gzip } : await encode(buffer, contentType, { br: 9, gzip: 9 });
    return {
      ...base,
      hash,
      identity: { buffer },
      ...(coded.br && { br: { buffer: coded.br } }),
      ...(coded.gzip && { gzip: { buffer: coded.gzip } }),
    };
  }
}
