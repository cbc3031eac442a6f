import { fieldError } from '@/lib/platform/errors';
import type { Label } from '@/lib/platform/language/translate';
import type { StoredImage } from '@/lib/platform/media/types';
import { MAX_IMAGES, MAX_VIDEOS } from './constants';
import {
  arrangeImages,
  arrangeVideos,
  assertFitting,
  countImages,
  idsOf,
  pictureText,
  uploadedIds,
  withBands,
} from './rules';
import { mediaOrderSchema } from './schema';

type Picture = { public_id: string; contentHash?: string };
const picture = (id: string, contentHash?: string): Picture => ({
  public_id: id,
  ...(contentHash && { contentHash }),
});
const ids = (pictures: readonly Picture[]) => pictures.map(({ public_id }) => public_id).join('');

const OLD = [picture('a'), picture('b')];
const NEW = [picture('x'), picture('y')];

test.each([
  ['without an order new ones follow', undefined, 'abxy'],
  ['an order without pictures is none', { videos: [] }, 'abxy'],
  ['the order of the form', { images: [{ add: 1 }, { keep: 'b' }, { keep: 'a' }, { add: 0 }] }, 'ybax'],
  ['what is not named leaves', { images: [{ keep: 'b' }, { add: 0 }, { add: 1 }] }, 'bxy'],
  ['a new one that is not named comes last', { images: [{ add: 1 }] }, 'yx'],
  ['what is named twice is there once', { images: [{ keep: 'a' }, { keep: 'a' }, { add: 0 }] }, 'axy'],
  ['pictures that nobody has are left out', { images: [{ keep: 'z' }, { add: 7 }, { keep: 'a' }] }, 'axy'],
  ['one that was uploaded before', { images: [{ uploaded: 'u' }, { keep: 'a' }] }, 'uaxy'],
])('%s', (_name, order, expected) => {
  expect(ids(arrangeImages(OLD, NEW, order, [picture('u')]))).toBe(expected);
});

test('the same file twice in one listing is one picture, and the first of them', () => {
  const old = [picture('a', 'hash-1')];
  const added = [picture('x', 'hash-1'), picture('y', 'hash-2'), picture('z', 'hash-2')];
  expect(ids(arrangeImages(old, added, undefined))).toBe('ay');
});

const files = (images: number, videos = 0) => [
  ...Array.from({ length: images }, () => ({ field: 'images' })),
  ...Array.from({ length: videos }, () => ({ field: 'videos' })),
];
const stored = (images: number, videos = 0) => ({
  images: Array(images).fill({}),
  videos: Array(videos).fill({}),
});

test.each([
  [stored(0), files(MAX_IMAGES, MAX_VIDEOS), undefined, undefined],
  [stored(0), files(MAX_IMAGES + 1), undefined, 'images'],
  [stored(MAX_IMAGES), files(1), undefined, 'images'],
  [stored(MAX_IMAGES), files(1), { images: [{ keep: 'a' }, { add: 0 }] }, undefined],
  [stored(0, MAX_VIDEOS), files(0, 1), undefined, 'videos'],
  [stored(0, MAX_VIDEOS), files(0, 1), { videos: [] }, undefined],
])('too many files: case %#', (old, added, order, expected) => {
  const fits = () => assertFitting(old, added, order);
  if (expected) expect(fits).toThrow(fieldError('invalid', expected, 'Too many files'));
  else expect(fits).not.toThrow();
});

test('pictures are counted as the listing will have them', () => {
  expect(countImages(stored(2), files(3), undefined)).toBe(5);
  expect(countImages(stored(2), files(1), { images: [{ keep: 'a' }, { uploaded: 'u' }, { add: 0 }] })).toBe(
    3,
  );
  expect(uploadedIds({ images: [{ uploaded: 'u' }, { uploaded: 'u' }, { keep: 'a' }] })).toEqual(['u']);
  expect(uploadedIds(undefined)).toEqual([]);
});

test('a video is kept by its id, or by its address when it has none', () => {
  const old = [{ url: '/v/1', public_id: 'v1' }, { url: '/v/2' }];
  const added = [{ url: '/v/3', public_id: 'v3' }];
  expect(arrangeVideos(old, added, undefined)).toEqual([...old, ...added]);
  expect(arrangeVideos(old, added, { videos: ['/v/2'] })).toEqual([old[1], ...added]);
  expect(arrangeVideos(old, added, { videos: [] })).toEqual(added);
  expect(idsOf({ images: [{ public_id: 'a' }], videos: old })).toEqual(['a', 'v1']);
});

test('only a picture that has a hash gets the pieces by which copies are found', () => {
  const images = [{ public_id: 'a', phash: '0123456789abcdef' }, { public_id: 'b' }] as StoredImage[];
  expect(withBands(images).map((image) => image.phashBands)).toEqual([
    ['00123', '14567', '289ab', '3cdef'],
    undefined,
  ]);
});

test('what is said of a picture is stored with it; what is not said stays, what is emptied goes', () => {
  const old = [{ public_id: 'a', room: 'kitchen', alt: 'Blue tiles' }, { public_id: 'b' }];
  const said = {
    images: [
      { keep: 'a', alt: '' },
      { keep: 'b', room: 'bedroom' as const, alt: 'Two windows' },
    ],
  };
  expect(arrangeImages(old, [], said)).toEqual([
    { public_id: 'a', room: 'kitchen' },
    { public_id: 'b', room: 'bedroom', alt: 'Two windows' },
  ]);
  expect(arrangeImages(old, [], { images: [{ keep: 'a' }] })).toEqual([old[0]]);
});

test('a plan and a 360° picture come after the photographs: the cover is a photograph', () => {
  const plan = { uploaded: 'p', room: 'floor-plan' as const };
  const order = { images: [plan, { uploaded: 'q', room: 'panorama' as const }, { keep: 'a' }] };
  expect(ids(arrangeImages(OLD, [], order, [picture('p'), picture('q')]))).toBe('apq');
});

test.each([
  [{ room: 'cellar' }],
  [{ alt: 'x'.repeat(201) }],
  [{ alt: 'Call 98500 12345' }],
  [{ alt: 'asha@mail.example' }],
])('%o is not said of a picture', (said) => {
  expect(mediaOrderSchema.safeParse({ images: [{ keep: 'a', ...said }] }).success).toBe(false);
  expect(
    mediaOrderSchema.safeParse({ images: [{ keep: 'a', room: '', alt: 'Kitchen, 3 by 4 m' }] }).success,
  ).toBe(true);
});

test.each([
  ['en', { room: 'kitchen', alt: 'Blue tiles' }, 'Blue tiles'],
  ['en', { room: 'panorama' }, '360° picture'],
  ['en', { alt: 'स्वयंपाकघर आणि ओटा' }, 'picture 1'],
  ['en', undefined, 'picture 1'],
  ['mr', { room: 'kitchen', alt: 'Blue tiles' }, 'स्वयंपाकघर'],
  ['mr', { room: 'balcony', alt: 'Blue tiles' }, 'picture 1'],
  ['mr', { alt: 'स्वयंपाकघर आणि ओटा' }, 'स्वयंपाकघर आणि ओटा'],
  ['hi', { alt: 'स्वयंपाकघर आणि ओटा' }, 'picture 1'],
] as const)('on a page in %s the picture %o is called %s', (language, picture, text) => {
  const label = ((english) => (english === 'Kitchen' && language === 'mr' ? 'स्वयंपाकघर' : english)) as Label;
  expect(pictureText(picture, 'picture 1', { label, language })).toBe(text);
});
