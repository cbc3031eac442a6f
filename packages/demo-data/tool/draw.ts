import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPicture } from '../src/pictures';
import { drawings } from './catalogue';
import { addressOf, encodePicture, type PerceptualHash } from './encode';

export type DrawOptions = {
  /** where the manifest and one folder per picture go */
  folder: string;
  perceptualHash: PerceptualHash;
  onProgress?: (done: number, total: number) => void;
};

/** As many as cores that nobody else needs while the tool runs. */
const AT_ONCE = 2;

/**
 * Draws the pictures of the demo set and writes their files and the manifest. A picture whose drawing is the one of
 * the manifest keeps its files; files of drawings that are gone are removed.
 */
export async function drawPictures({
  folder,
  perceptualHash,
  onProgress,
}: DrawOptions): Promise<DemoPicture[]> {
  await mkdir(folder, { recursive: true });
  const manifest = join(folder, 'manifest.json');
  const earlier: DemoPicture[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
  const wanted = drawings();
  const pictures: DemoPicture[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < wanted.length) {
      const i = next++;
      const drawing = wanted[i]!;
      const hash = addressOf(drawing.svg);
      const known = earlier.find((picture) => picture.id === drawing.id && picture.hash === hash);
      pictures[i] = known ?? (await encodePicture(drawing, folder, perceptualHash));
      onProgress?.(++done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const hashes = new Set(pictures.map((picture) => picture.hash));
  if (hashes.size < pictures.length) throw new Error('Two drawings are the same.');
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !hashes.has(entry.name))
      await rm(join(folder, entry.name), { recursive: true });
  await writeFile(manifest, `${JSON.stringify(pictures, null, 1)}\n`);
  return pictures;
}
