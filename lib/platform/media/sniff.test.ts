import fc from 'fast-check';
import { imageSources, imageUrl } from './image-url';
import { PHASH_INPUT_SIZE, phashBands, phashDistance, phashOf, SAME_PHOTO_DISTANCE } from './phash';
import { HEAD_BYTES, sniff } from './sniff';
import { IMAGE_WIDTHS, imageWidths } from './widths';

const head = (...parts: (string | number[])[]) => {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part));
  return new Uint8Array([...bytes, ...Array(HEAD_BYTES).fill(0)].slice(0, HEAD_BYTES));
};
const box = (brand: string, ...more: string[]) =>
  head([0, 0, 0, 16 + 4 * more.length], 'ftyp', brand, [0, 0, 0, 0], more.join(''));

test.each([
  ['a JPEG', head([0xff, 0xd8, 0xff, 0xe0]), 'image jpeg'],
  ['a PNG', head([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image png'],
  ['a GIF', head('GIF89a'), 'image gif'],
  ['a WebP', head('RIFF', [9, 9, 9, 9], 'WEBP'), 'image webp'],
  ['an AVIF', box('avif', 'mif1'), 'image avif'],
  ['an AVIF that names itself second', box('mif1', 'avif'), 'image avif'],
  ['a photograph of an iPhone', box('heic', 'mif1'), 'image heic'],
  ['an MP4', box('isom', 'iso2', 'mp41'), 'video mp4'],
  ['a film of an iPhone', box('qt  '), 'video mp4'],
  ['a WebM', head([0x1a, 0x45, 0xdf, 0xa3], 'B\x86\x81\x01B\xf7\x81\x01B\x82\x84webm'), 'video webm'],
  ['another Matroska file', head([0x1a, 0x45, 0xdf, 0xa3], 'B\x82\x88matroska'), null],
  ['an SVG', head('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['a PDF', head('%PDF-1.7\n'), null],
  ['a TIFF', head('II*', [0]), null],
  ['HTML that begins like a GIF', head('GIF<script>'), null],
  ['text', head('Bright rooms, two balconies'), null],
  ['fewer bytes than any picture has', new Uint8Array([0xff, 0xd8, 0xff]), null],
])('%s', (_name, bytes, expected) => {
  const found = sniff(bytes);
  expect(found && `${found.kind} ${found.format}`).toBe(expected);
});

test('whatever the bytes, nothing is thrown', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (bytes) => void sniff(bytes)));
});

const PIXELS = PHASH_INPUT_SIZE ** 2;
/** A picture of a few soft hills; `seed` decides where they are. */
const hills = (seed: number) =>
  Uint8Array.from({ length: PIXELS }, (_, at) => {
    const [x, y] = [at % PHASH_INPUT_SIZE, Math.floor(at / PHASH_INPUT_SIZE)];
    return 128 + 60 * Math.sin((x + seed * 3) / 5) + 50 * Math.cos((y * (seed + 2)) / 9 + (x * seed) / 13);
  });

test('a brighter copy of a photograph has nearly its hash, another photograph has not', () => {
  const hash = phashOf(hills(1));
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  const brighter = hills(1).map((value) => Math.min(255, value + 9));
  expect(phashDistance(hash, phashOf(brighter))).toBeLessThanOrEqual(SAME_PHOTO_DISTANCE);
  expect(phashDistance(hash, phashOf(hills(4)))).toBeGreaterThan(2 * SAME_PHOTO_DISTANCE);
});

const hashes = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const hex = (value: bigint) => value.toString(16).padStart(16, '0');

test('the distance is the number of bits, the same both ways; hashes that differ in three share a piece', () => {
  const bits = fc.uniqueArray(fc.nat(63), { maxLength: SAME_PHOTO_DISTANCE });
  fc.assert(
    fc.property(hashes, bits, (hash, flipped) => {
      const other = flipped.reduce((value, bit) => value ^ (1n << BigInt(bit)), hash);
      expect(phashDistance(hex(hash), hex(other))).toBe(flipped.length);
      expect(phashDistance(hex(other), hex(hash))).toBe(flipped.length);
      const pieces = phashBands(hex(hash));
      expect(phashBands(hex(other)).some((piece) => pieces.includes(piece))).toBe(true);
    }),
  );
});

describe('addresses of pictures', () => {
  const local = { url: `/media/${'a'.repeat(32)}/1000.jpg`, width: 1000 };
  const cloud = { url: 'https://res.cloudinary.com/demo/image/upload/v1/homes/a.jpg', width: 3000 };

  test('widths are those of the ladder below the picture, and its own: nothing is enlarged', () => {
    expect(imageWidths(1000)).toEqual([400, 800, 1000]);
    expect(imageWidths(300)).toEqual([300]);
    expect(imageWidths(1600)).toEqual([...IMAGE_WIDTHS]);
  });

  test('name a size that exists: the next wider one, and the JPEG at the widest only', () => {
    expect(imageUrl(local, 500, 'avif')).toBe(`/media/${'a'.repeat(32)}/800.avif`);
    expect(imageUrl(local, 5000, 'webp')).toBe(`/media/${'a'.repeat(32)}/1000.webp`);
    expect(imageUrl(local, 400)).toBe(local.url);
    expect(imageUrl(cloud, 500, 'webp')).toBe(
      'https://res.cloudinary.com/demo/image/upload/c_limit,w_800/f_webp,q_auto/v1/homes/a.jpg',
    );
  });

  test('offer the better formats with every width, unless they are still being made or nobody knows them', () => {
    const { src, sources } = imageSources(local);
    expect(src).toBe(local.url);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual(['400w', '800w', '1000w']);
    expect(imageSources({ ...local, pending: true })).toEqual({ src: local.url, sources: [] });
    expect(imageSources({ url: 'https://elsewhere.example/a.png', width: 900 }).sources).toEqual([]);
  });
});
