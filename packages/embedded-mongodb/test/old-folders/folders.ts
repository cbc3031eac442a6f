import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Folders that older versions left behind, packed: `lmdb` holds `content.ts`; `crash-loop` made a server on LMDB abort at every start
 * (docs/decisions/0037-sqlite-instead-of-lmdb.md).
 */
export function unpackFolder(name: 'lmdb' | 'crash-loop', dir: string): void {
  mkdirSync(dir, { recursive: true });
  const source = join(__dirname, name);
  for (const file of readdirSync(source))
    writeFileSync(
      join(dir, file.replace(/\.br$/, '')),
      brotliDecompressSync(readFileSync(join(source, file))),
    );
}
