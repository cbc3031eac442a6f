import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { box, mp4 } from '@/test/film';
import { hasVideoTrack } from './video-track';

const dir = mkdtempSync(join(tmpdir(), 'saptam-video-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const path = join(dir, 'film');

function isVideo(bytes: Buffer, format: 'mp4' | 'webm' = 'mp4'): Promise<boolean> {
  writeFileSync(path, bytes);
  return hasVideoTrack(path, format);
}

const START = box('ftyp', 'isom\0\0\0\0isommp42');

test('a film with a track of pictures is a video', async () => {
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
])('%s is not', async (_, bytes) => expect(await isVideo(bytes)).toBe(false));

/** An element of EBML with a size of eight bytes. */
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

test('a WebM file has a track of pictures and a cluster', async () => {
  expect(await isVideo(webm(1, 5000), 'webm')).toBe(true);
  expect(await isVideo(webm(2, 5000), 'webm')).toBe(false);
  expect(await isVideo(webm(1, 0), 'webm')).toBe(false);
});

test('a broken file ends the walk', async () => {
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
