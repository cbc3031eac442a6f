import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { blankMp4Metadata } from './mp4-metadata';

const dir = mkdtempSync(join(tmpdir(), 'saptam-mp4-'));
afterAll(() => rm(dir, { recursive: true, force: true }));
const path = join(dir, 'film.mp4');

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const PLACE = '+21.1458+079.0882/';
const film = Buffer.concat([
  box('ftyp', 'isom\0\0\0\0isommp42'),
  box(
    'moov',
    box('mvhd', Buffer.alloc(100, 1)),
    box('trak', box('tkhd', Buffer.alloc(84, 2)), box('udta', box('name', 'Asha’s phone'))),
    box('meta', 'com.apple.quicktime.location.ISO6709', PLACE),
    box('udta', box('\xa9xyz', PLACE)),
  ),
  box('uuid', 'XMP', PLACE),
  box('mdat', Buffer.alloc(5000, 3)),
]);

async function blanked(bytes: Buffer): Promise<{ emptied: number; after: Buffer }> {
  await writeFile(path, bytes);
  return { emptied: await blankMp4Metadata(path), after: await readFile(path) };
}

test('where and with what it was taken is gone, the film is not moved by a byte', async () => {
  const { emptied, after } = await blanked(film);
  expect(emptied).toBe(4);
  expect(after.length).toBe(film.length);
  expect(after.includes('21.1458')).toBe(false);
  expect(after.includes('phone')).toBe(false);
  const media = film.indexOf('mdat');
  expect(after.subarray(media).equals(film.subarray(media))).toBe(true);
  expect(after.includes(Buffer.alloc(100, 1))).toBe(true);
  expect((await blanked(after)).emptied).toBe(0);
});

test('a broken file ends the walk, whatever its boxes say of their size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(film.length - 8), async (noise, at) => {
      const broken = Buffer.from(film);
      broken.set(noise.subarray(0, broken.length - at), at);
      expect((await blanked(broken)).after.length).toBe(film.length);
    }),
    { numRuns: 60 },
  );
});
