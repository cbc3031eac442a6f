import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { bitPicture } from './bit-picture';
import { findMediaFile } from './media-files';
import { createObjectMedia } from './object-media';
import { phashDistance } from './phash';
import { prepareImage } from './prepare-image';
import { MASTER, missingFiles, render } from './renditions';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'saptam-media-'));
  env().DATA_DIR = dir;
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A house-like drawing, so that perceptual hashes have something to see. */
function drawing(width = 1000, height = 750) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" width="${width}" height="${height}">
    <rect width="100" height="75" fill="#9cc7e0"/><rect y="55" width="100" height="20" fill="#7a9a5b"/>
    <rect x="25" y="28" width="40" height="32" fill="#d9b38c"/><path d="M20 30l25-18 25 18z" fill="#883a2a"/>
    <rect x="40" y="44" width="9" height="16" fill="#442"/><circle cx="85" cy="12" r="6" fill="#fd6"/></svg>`;
  return sharp(Buffer.from(svg));
}

async function fileOf(data: Buffer, name = 'picture'): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, data);
  return path;
}

const prepared = async (data: Buffer) => prepareImage(await fileOf(data));

/** The files of the picture when all of them are made. */
async function finished(directory: string): Promise<string[]> {
  for (const file of missingFiles(await readdir(directory)))
    await render(join(directory, MASTER), file, join(directory, file.name));
  return (await readdir(directory)).filter((name) => name !== MASTER).map((name) => join(directory, name));
}

describe('formats', () => {
  test.each([
    ['JPEG', () => drawing().jpeg().toBuffer()],
    ['PNG', () => drawing().png().toBuffer()],
    ['WebP', () => drawing().webp().toBuffer()],
    ['AVIF', () => drawing().avif({ effort: 0 }).toBuffer()],
    ['GIF', () => drawing().gif().toBuffer()],
    ['CMYK JPEG', () => drawing().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey PNG with alpha', () => drawing().greyscale().ensureAlpha(0.5).png().toBuffer()],
    ['16-bit PNG', () => drawing().toColourspace('rgb16').png().toBuffer()],
  ])('%s becomes AVIF, WebP and one JPEG', async (_name, make) => {
    const image = await prepared(await make());
    try {
      expect(image).toMatchObject({ width: 1000, height: 750 });
      // what a reply waits for, and what the rest is made from
      expect((await readdir(image.directory)).sort()).toEqual(['1000.jpg', 'master.jpg']);
      const files = await finished(image.directory);
      expect(files.map((path) => basename(path)).sort()).toEqual(
        ['1000.avif', '1000.jpg', '1000.webp', '400.avif', '400.webp', '800.avif', '800.webp'].sort(),
      );
      for (const path of files)
        expect(await sharp(path).metadata()).toMatchObject({
          width: Number.parseInt(basename(path), 10),
          space: 'srgb',
        });
      expect(image.blurDataURL).toMatch(/^data:image\/webp;base64,/);
      expect(image.blurDataURL.length).toBeLessThan(300);
    } finally {
      await image.dispose();
    }
  });

  test('orientation is applied and every piece of metadata is gone, also from the bytes', async () => {
    const data = await drawing(900, 600)
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '21/1 8/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(data.includes('SECRET-OWNER') || data.includes('Exif')).toBe(true);
    const image = await prepared(data);
    expect([image.width, image.height]).toEqual([600, 900]);
    const master = join(image.directory, 'master.jpg');
    expect((await sharp(master).metadata()).exif).toBeUndefined();
    for (const path of await finished(image.directory)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(path).metadata();
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
      expect((await readFile(path)).includes('SECRET-OWNER')).toBe(false);
    }
    await image.dispose();
  });

  test('the same photograph re-encoded and resized hashes alike, another one does not', async () => {
    const a = await prepared(await drawing().jpeg({ quality: 95 }).toBuffer());
    const b = await prepared(await drawing(640, 480).webp({ quality: 40 }).toBuffer());
    const c = await prepared(await drawing().flop().rotate(180).jpeg().toBuffer());
    expect(phashDistance(a.phash, b.phash)).toBeLessThanOrEqual(6);
    expect(phashDistance(a.phash, c.phash)).toBeGreaterThan(12);
    await Promise.all([a, b, c].map((image) => image.dispose()));
  });
});

describe('refusals', () => {
  const refused = async (data: Buffer, code: string) => {
    await expect(prepareImage(await fileOf(data, 'refused'))).rejects.toMatchObject({
      name: 'MediaError',
      code,
    });
  };
  test('other types, whatever they are called', async () => {
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      'unsupported',
    );
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported');
    await refused(Buffer.from('%PDF-1.7 0123456789 0123456789'), 'unsupported');
    await refused(await drawing().tiff().toBuffer(), 'unsupported');
    await refused(Buffer.alloc(0), 'unsupported');
  });
  test('truncated files', async () => {
    for (const data of [await drawing().jpeg().toBuffer(), await drawing().png().toBuffer()])
      await refused(data.subarray(0, data.length * 0.6), 'damaged');
  });
  test('a JPEG head on other content', async () => {
    await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 7)]), 'damaged');
  });
  test('a decompression bomb, before its pixels are decoded', async () => {
    const bomb = bitPicture(12_000, () => true);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 12_000, height: 12_000 });
    const before = process.memoryUsage().rss;
    await refused(bomb, 'too-many-pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
  test('tiny pictures', async () => {
    await refused(await drawing(80, 60).png().toBuffer(), 'too-small');
  });
  test('a real HEIC picture, which this build cannot decode: the message says what to do', async () => {
    // 240 × 240 pixels of one colour, made with heif-enc
    const phone = await readFile('test/fixtures/phone.heic');
    await expect(prepareImage(await fileOf(phone, 'x.jpg'))).rejects.toThrow(/JPEG.*Most Compatible/);
  });
  test('a polyglot loses everything that is not pixels', async () => {
    const zip = Buffer.from('PK\x03\x04<script>evil()</script>');
    const image = await prepared(Buffer.concat([await drawing().jpeg().toBuffer(), zip]));
    for (const path of await finished(image.directory))
      expect((await readFile(path)).includes('evil()')).toBe(false);
    await image.dispose();
  });
  test('no refusal leaves a temporary file', async () => {
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  });
});

describe('local store', () => {
  test('stores each upload under an id of its own, and serves exactly its own files', async () => {
    const store = createObjectMedia(createDiskObjects(dir));
    const data = await drawing().jpeg().toBuffer();
    const first = await prepared(data);
    const stored = await store.putImage(first);
    await first.dispose();
    const second = await prepared(data);
    const again = await store.putImage(second);
    expect(again.contentHash).toBe(stored.contentHash);
    expect(again.public_id).not.toBe(stored.public_id);
    await second.dispose();

    const [, , id, file] = stored.url.split('/');
    expect(await findMediaFile(dir, [id!, file!])).toMatchObject({ contentType: 'image/jpeg' });
    for (const parts of [
      [id!, '..'],
      [id!, 'master.jpg'],
      ['..', 'tmp'],
      [id!, '400.png'],
      [id!],
      [id!, '400.avif', 'x'],
    ])
      expect(await findMediaFile(dir, parts)).toBeNull();

    await store.remove(again.public_id);
    expect(await findMediaFile(dir, [id!, file!])).not.toBeNull();
    await store.remove(stored.public_id);
    await store.remove(stored.public_id);
    await store.remove('images/../../etc');
    expect(await findMediaFile(dir, [id!, file!])).toBeNull();
    expect((await stat(dir)).isDirectory()).toBe(true);
  });
});
