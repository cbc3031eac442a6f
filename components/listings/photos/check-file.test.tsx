import { announceDraft, draftsOpenElsewhere } from '@/components/listings/wizard/open-drafts';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '@/lib/listings/media/constants';
import { inEnglish } from '@/lib/platform/language/message';
import { HEIC_ADVICE } from '@/lib/platform/media/types';
import { checkFile } from './check-file';
import { heicAsJpeg } from './heic';

jest.mock('./heic', () => ({ heicAsJpeg: jest.fn() }));
const asJpeg = heicAsJpeg as jest.MockedFunction<typeof heicAsJpeg>;

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const MP4 = [0, 0, 0, 16, ...Buffer.from('ftypisom'), 0, 0, 0, 0];
const HEIC = [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0];

function file(bytes: number[], name = 'IMG_1', size?: number): File {
  const made = new File([new Uint8Array([...bytes, ...Array(64).fill(7)])], name);
  return size === undefined ? made : Object.defineProperty(made, 'size', { value: size });
}
const message = async (...args: Parameters<typeof checkFile>) => {
  const checked = await checkFile(...args);
  return 'message' in checked ? inEnglish(checked.message) : undefined;
};

test('detects the kind of a file by its bytes instead of its name or type', async () => {
  expect(await message('image', file(JPEG, 'film.mp4'))).toBeUndefined();
  expect(await message('image', file(MP4, 'photo.jpg'))).toBe('File type must be image/*');
  expect(await message('video', file(MP4))).toBeUndefined();
  expect(await message('video', file(JPEG))).toBe('File type must be video/mp4 or video/webm');
});

test.each<['image' | 'video', number, string | undefined]>([
  ['image', 0, 'File is smaller than 1 bytes'],
  ['image', MAX_IMAGE_BYTES, undefined],
  ['image', MAX_IMAGE_BYTES + 1, `File is larger than ${MAX_IMAGE_BYTES} bytes`],
  ['video', MAX_VIDEO_BYTES + 1, `File is larger than ${MAX_VIDEO_BYTES} bytes`],
])('handles %s of %i bytes: %s', async (kind, size, expected) => {
  expect(await message(kind, file(kind === 'image' ? JPEG : MP4, 'x', size))).toBe(expected);
});

test('recognises equal files by their bytes under any name', async () => {
  const [item, again, other] = await Promise.all([
    checkFile('image', file(JPEG, 'a')),
    checkFile('image', file(JPEG, 'b')),
    checkFile('image', file([...JPEG, 1], 'a')),
  ]);
  const of = (checked: typeof item) => ('fingerprint' in checked ? checked.fingerprint : '');
  expect(of(item)).toMatch(/^[0-9a-f]{64}$/);
  expect(of(again)).toBe(of(item));
  expect(of(other)).not.toBe(of(item));
});

test('sends an iPhone photograph as JPEG if the browser can read it, or gives advice', async () => {
  const jpeg = file(JPEG, 'IMG_1.jpg');
  asJpeg.mockResolvedValueOnce(jpeg).mockRejectedValueOnce(new Error('no decoder'));
  expect(await checkFile('image', file(HEIC))).toMatchObject({ file: jpeg });
  expect(await message('image', file(HEIC))).toBe(HEIC_ADVICE);
});

test('does not blame the form for a file that has disappeared', async () => {
  const gone = file(JPEG);
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await message('image', gone)).toBe('We couldn’t read this file. Please choose it again');
});

test('tells other windows which drafts are open, until they close', async () => {
  const close = [announceDraft('one'), announceDraft('two')];
  expect([...(await draftsOpenElsewhere())].sort()).toEqual(['one', 'two']);
  for (const stop of close) stop();
  expect([...(await draftsOpenElsewhere())]).toEqual([]);
});
