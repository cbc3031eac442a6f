import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { refusedWrite } from '@/lib/platform/objects/errors';
import { ObjectStoreError } from '@/lib/platform/objects/object-store';
import { box, mp4 } from '@/test/film';
import { imageSources, imageUrl } from './image-url';
import { ingest } from './ingest';
import { findMediaFile } from './media-files';
import { blankMp4Metadata } from './mp4-metadata';
import { createObjectMedia } from './object-media';
import { PHASH_INPUT_SIZE, phashBands, phashDistance, phashOf, SAME_PHOTO_DISTANCE } from './phash';
import { prepareImage } from './prepare-image';
import { MASTER, missingFiles, render } from './renditions';
import { HEAD_BYTES, sniff } from './sniff';
import { hasVideoTrack } from './video-track';
import { IMAGE_WIDTHS, imageWidths } from './widths';

describe('full disk', () => {
  const dir = String(process.env.DATA_DIR);

  async function photo(): Promise<string> {
    const path = join(dir, 'photo.jpg');
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#789' } })
      .jpeg()
      .toFile(path);
    return path;
  }

  test('reports a full disk while storing and leaves nothing behind', async () => {
    const image = await prepareImage(await photo());
    const target = join(dir, 'media', 'images', image.id);
    // a file in the directory's place makes storing fail, as on a broken disk
    await mkdir(join(dir, 'media', 'images'), { recursive: true });
    await writeFile(target, '');
    await expect(createObjectMedia(createDiskObjects(dir)).putImage(image)).rejects.toBeDefined();
    await rm(target);
    await image.dispose();
    expect(await fs.readdir(join(dir, 'media', 'images'))).toEqual([]);
    expect(await fs.readdir(join(dir, 'tmp'))).toEqual([]);
  });

  test('a full store removes what the request had stored', async () => {
    const local = createObjectMedia(createDiskObjects(dir));
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const store = { ...local, putVideo: () => Promise.reject(full) };
    const film = join(dir, 'film.mp4');
    await writeFile(film, mp4());
    const files = [
      { field: 'images', path: await photo(), name: 'photo.jpg' },
      { field: 'videos', path: film, name: 'film.mp4' },
    ];
    await expect(ingest(files, store)).rejects.toBe(full);
    expect(await fs.readdir(join(dir, 'media', 'images'))).toEqual([]);
    expect(await fs.readdir(join(dir, 'tmp'))).toEqual([]);
  });

  /** Uses /dev/full, which answers every write with ENOSPC, for the real error of the system call. */
  test('recognises the real error of a full disk', async () => {
    const error = await fs.writeFile('/dev/full', 'x').catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'ENOSPC' });
    expect(refusedWrite(error)).toBe('There’s no space left for files. Please try again later');
  });

  test('recognises the same error from libvips and a store, and no other', async () => {
    const pixels = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } });
    const error = await pixels
      .jpeg()
      .toFile('/dev/full')
      .catch((cause: unknown) => cause);
    expect(refusedWrite(new Error('not stored', { cause: error }))).toMatch(/no space/);
    const words = [new ObjectStoreError('full', 'x'), new ObjectStoreError('away', 'x')].map(refusedWrite);
    expect(words).toEqual([expect.stringMatching(/no space/), expect.stringMatching(/isn’t responding/)]);
    const others = [
      Object.assign(new Error('connect EACCES /run/clamd'), { code: 'EACCES', syscall: 'connect' }),
      Object.assign(new Error('ENOENT'), { code: 'ENOENT' }),
      new Error('no space left on device, wrote a person'),
      undefined,
    ];
    expect(others.map(refusedWrite)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('mp4 metadata', () => {
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

  test('removes place and device without moving the film by a byte', async () => {
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

  test('a broken file ends the walk, regardless of its box sizes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(film.length - 8), async (noise, at) => {
        const broken = Buffer.from(film);
        broken.set(noise.subarray(0, broken.length - at), at);
        expect((await blanked(broken)).after.length).toBe(film.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('prepare image', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'saptam-media-'));
    env().DATA_DIR = dir;
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  /** A drawing of a house, which gives perceptual hashes some content. */
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
    ])('converts %s to AVIF, WebP and one JPEG', async (_name, make) => {
      const image = await prepared(await make());
      try {
        expect(image).toMatchObject({ width: 1000, height: 750 });
        // the size that the reply waits for, and the master for the others
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

    test('applies the orientation and removes all metadata, even from the raw bytes', async () => {
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

    test('gives a re-encoded and resized photo a similar hash, and another photo a different one', async () => {
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
    test('refuses other types under any name', async () => {
      await refused(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
        'unsupported',
      );
      await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported');
      await refused(Buffer.from('%PDF-1.7 0123456789 0123456789'), 'unsupported');
      await refused(await drawing().tiff().toBuffer(), 'unsupported');
      await refused(Buffer.alloc(0), 'unsupported');
    });
    test('refuses truncated files', async () => {
      for (const data of [await drawing().jpeg().toBuffer(), await drawing().png().toBuffer()])
        await refused(data.subarray(0, data.length * 0.6), 'damaged');
    });
    test('refuses a JPEG head on other content', async () => {
      await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 7)]), 'damaged');
    });
    test('refuses a decompression bomb before decoding its pixels', async () => {
      const create = { width: 9000, height: 9000, channels: 3, background: '#000' } as const;
      const bomb = await sharp({ create }).png({ compressionLevel: 2 }).toBuffer();
      expect(bomb.length).toBeLessThan(1_000_000);
      expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 9000, height: 9000 });
      const before = process.memoryUsage().rss;
      await refused(bomb, 'too-many-pixels');
      expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    });
    test('refuses tiny pictures', async () => {
      await refused(await drawing(80, 60).png().toBuffer(), 'too-small');
    });
    test('refuses a real HEIC picture, which this build cannot decode, and says what to do', async () => {
      // 240 × 240 pixels of one colour, made with heif-enc
      const phone = await readFile('test/fixtures/phone.heic');
      await expect(prepareImage(await fileOf(phone, 'x.jpg'))).rejects.toThrow(/JPEG.*Most Compatible/);
    });
    test('removes everything but pixels from a polyglot', async () => {
      const zip = Buffer.from('PK\x03\x04<script>evil()</script>');
      const image = await prepared(Buffer.concat([await drawing().jpeg().toBuffer(), zip]));
      for (const path of await finished(image.directory))
        expect((await readFile(path)).includes('evil()')).toBe(false);
      await image.dispose();
    });
    test('leaves no temporary file after a refusal', async () => {
      expect(await readdir(join(dir, 'tmp'))).toEqual([]);
    });
  });

  describe('local store', () => {
    test('stores each upload under a new id and serves exactly its own files', async () => {
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
});

describe('sniff', () => {
  const head = (...parts: (string | number[])[]) => {
    const bytes = parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part,
    );
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

  test('never throws, for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (bytes) => void sniff(bytes)));
  });

  const PIXELS = PHASH_INPUT_SIZE ** 2;
  /** A picture of a few soft hills, which `seed` places. */
  const hills = (seed: number) =>
    Uint8Array.from({ length: PIXELS }, (_, at) => {
      const [x, y] = [at % PHASH_INPUT_SIZE, Math.floor(at / PHASH_INPUT_SIZE)];
      return 128 + 60 * Math.sin((x + seed * 3) / 5) + 50 * Math.cos((y * (seed + 2)) / 9 + (x * seed) / 13);
    });

  test('gives a brighter copy of a photo nearly the same hash, and another photo a different one', () => {
    const hash = phashOf(hills(1));
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const brighter = hills(1).map((value) => Math.min(255, value + 9));
    expect(phashDistance(hash, phashOf(brighter))).toBeLessThanOrEqual(SAME_PHOTO_DISTANCE);
    expect(phashDistance(hash, phashOf(hills(4)))).toBeGreaterThan(2 * SAME_PHOTO_DISTANCE);
  });

  const hashes = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  const hex = (value: bigint) => value.toString(16).padStart(16, '0');

  test('the distance counts bits symmetrically, and hashes that differ in three share a piece', () => {
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

  describe('picture addresses', () => {
    const local = { url: `/media/${'a'.repeat(32)}/1000.jpg`, width: 1000 };
    const cloud = { url: 'https://res.cloudinary.com/demo/image/upload/v1/homes/a.jpg', width: 3000 };

    test("have the standard widths below the picture's and its own, without enlargement", () => {
      expect(imageWidths(1000)).toEqual([400, 800, 1000]);
      expect(imageWidths(300)).toEqual([300]);
      expect(imageWidths(1600)).toEqual([...IMAGE_WIDTHS]);
    });

    test('name an existing size, which is the next wider one, and for JPEG the widest', () => {
      expect(imageUrl(local, 500, 'avif')).toBe(`/media/${'a'.repeat(32)}/800.avif`);
      expect(imageUrl(local, 5000, 'webp')).toBe(`/media/${'a'.repeat(32)}/1000.webp`);
      expect(imageUrl(local, 400)).toBe(local.url);
      expect(imageUrl(cloud, 500, 'webp')).toBe(
        'https://res.cloudinary.com/demo/image/upload/c_limit,w_800/f_webp,q_auto/v1/homes/a.jpg',
      );
    });

    test('offer better formats in every width, unless they are unknown or still being made', () => {
      const { src, sources } = imageSources(local);
      expect(src).toBe(local.url);
      expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual(['400w', '800w', '1000w']);
      expect(imageSources({ ...local, pending: true })).toEqual({ src: local.url, sources: [] });
      expect(imageSources({ url: 'https://elsewhere.example/a.png', width: 900 }).sources).toEqual([]);
    });
  });
});

describe('video track', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-video-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, 'film');

  function isVideo(bytes: Buffer, format: 'mp4' | 'webm' = 'mp4'): Promise<boolean> {
    writeFileSync(path, bytes);
    return hasVideoTrack(path, format);
  }

  const START = box('ftyp', 'isom\0\0\0\0isommp42');

  test('accepts a film with a video track', async () => {
    expect(await isVideo(mp4())).toBe(true);
    expect(await isVideo(mp4({ codec: 'hvc1' }))).toBe(true);
  });

  test.each([
    ['zeros behind the right first bytes', Buffer.concat([START, Buffer.alloc(50_000)])],
    ['anything in one box', Buffer.concat([START, box('mdat', Buffer.alloc(50_000, 5))])],
    ['a film of sound alone', mp4({ kind: 'soun', codec: 'mp4a' })],
    ['a track without samples', mp4({ samples: 0 })],
    ['a coding that nobody plays', mp4({ codec: 'zzzz' })],
    ['a film that says to be longer than the file', mp4().subarray(0, 3000)],
    ['a short film in front of something large', mp4({ padding: 1_000_000 })],
  ])('refuses %s', async (_, bytes) => expect(await isVideo(bytes)).toBe(false));

  function element(id: number[], ...content: Buffer[]): Buffer {
    const body = Buffer.concat(content);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(body.length));
    size[0] = 1;
    return Buffer.concat([Buffer.from(id), size, body]);
  }
  const webm = (type: number, clusterBytes: number) =>
    Buffer.concat([
      element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
      element(
        [0x18, 0x53, 0x80, 0x67],
        element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], Buffer.from([type])))),
        element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(clusterBytes)),
      ),
    ]);

  test('requires a video track and a cluster in a WebM file', async () => {
    expect(await isVideo(webm(1, 5000), 'webm')).toBe(true);
    expect(await isVideo(webm(2, 5000), 'webm')).toBe(false);
    expect(await isVideo(webm(1, 0), 'webm')).toBe(false);
  });

  test('stops at a broken file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(400),
        fc.boolean(),
        async (noise, at, isMp4) => {
          const bytes = Buffer.from(isMp4 ? mp4() : webm(1, 5000));
          bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), at);
          expect(typeof (await isVideo(bytes, isMp4 ? 'mp4' : 'webm'))).toBe('boolean');
        },
      ),
      { numRuns: 200 },
    );
  });
});
