import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureDealer, readManifest, SHOWN } from './pictures';

const FOLDER = join(__dirname, '../pictures');
const MAX_BYTES = 12_000_000;

const pictures = readManifest(FOLDER);

test('the manifest and the committed files agree, and stay below 12 MB', () => {
  let bytes = 0;
  for (const picture of pictures) {
    const files = readdirSync(join(FOLDER, picture.hash)).sort();
    expect(files).toEqual(Object.keys(picture.files).sort());
    for (const file of files) {
      const content = readFileSync(join(FOLDER, picture.hash, file));
      bytes += content.length;
      const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
      expect([picture.id, file, digest]).toEqual([picture.id, file, picture.files[file]]);
    }
  }
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  const folders = readdirSync(FOLDER).filter((name) => name !== 'manifest.json');
  expect(folders.sort()).toEqual(pictures.map(({ hash }) => hash).sort());
});

test('every picture is described, and there is one of every scene that a listing shows', () => {
  const scenes = new Set(pictures.map(({ scene }) => scene));
  for (const { cover, more } of Object.values(SHOWN))
    for (const scene of [cover, ...more]) expect(scenes).toContain(scene);
  for (const { hash, alt, blurDataURL, phash, width, height } of pictures) {
    expect(existsSync(join(FOLDER, hash, `${width}.jpg`))).toBe(true);
    expect(width * 3).toBe(height * 4);
    expect(alt).toMatch(/^[A-Z]/);
    expect(blurDataURL).toMatch(/^data:image\/webp;base64,/);
    expect(phash).toMatch(/^[0-9a-f]{16}$/);
  }
});

test('neighbours of a kind have different covers, and a listing shows no picture twice', () => {
  const deal = pictureDealer(pictures, 'test');
  const rows = Array.from({ length: 16 }, () => deal('flat'));
  expect(new Set(rows.map((shown) => shown[0]?.hash)).size).toBe(16);
  for (const kind of Object.keys(SHOWN) as (keyof typeof SHOWN)[]) {
    const hashes = deal(kind).map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    expect(hashes.length).toBeLessThanOrEqual(7);
  }
});
