import {
  draftFiles,
  fileProgress,
  type MediaItem,
  mediaParts,
  restoredItems,
  savedMedia,
} from './media-items';

const stored = (id: string): MediaItem => ({
  key: id,
  name: id,
  preview: `/media/${id}`,
  state: 'stored',
  publicId: id,
});
const uploaded = (id: string): MediaItem => ({ ...stored(id), state: 'uploaded', url: `/media/${id}` });
const file = (name: string) => new File(['x'], name);
const added = (name: string): MediaItem => ({
  key: name,
  name,
  preview: 'blob:1',
  state: 'waiting',
  file: file(name),
});
const names = (from: { images: MediaItem[] }) => from.images.map(({ name }) => name);

test('a draft finds its order again: stored photos moved or taken out, uploaded and unsent ones between them', () => {
  const before = { images: [stored('b'), added('new.jpg'), uploaded('u'), stored('a')], videos: [] };
  const saved = savedMedia(before);
  const files = draftFiles(before);
  expect(names(files as never)).toEqual(['new.jpg']);
  const listing = { images: [stored('a'), stored('b'), stored('c')], videos: [stored('clip')] };
  expect(names(restoredItems(listing, files, saved))).toEqual(['b', 'new.jpg', 'u', 'a']);
  // a file that only another device has, and a photo that has gone from the listing, are left out
  expect(names(restoredItems({ images: [stored('a')], videos: [] }, undefined, saved))).toEqual(['u', 'a']);
  // without a draft: what the listing has
  expect(names(restoredItems(listing))).toEqual(['a', 'b', 'c']);
});

test('what was uploaded is shown again by its address, never by one of another page', () => {
  const saved = savedMedia({ images: [{ ...uploaded('u'), preview: 'blob:gone' }], videos: [] });
  const [item] = restoredItems({ images: [], videos: [] }, undefined, saved).images;
  expect(item).toMatchObject({ publicId: 'u', preview: '/media/u', state: 'uploaded' });
});

test('a draft of the server names no videos: the listing keeps its own', () => {
  const listing = { images: [], videos: [stored('clip')] };
  expect(restoredItems(listing, undefined, { images: [] }).videos).toHaveLength(1);
  expect(restoredItems(listing, undefined, { images: [], videos: [] }).videos).toHaveLength(0);
});

test('pictures are named by where they are, and only videos go with the form', () => {
  const media = {
    images: [uploaded('new'), stored('kept')],
    videos: [stored('clip'), added('film')],
  };
  const { videos, order } = mediaParts(media, new Set(['kept']));
  expect(videos.map(({ name }) => name)).toEqual(['film']);
  expect(order).toEqual({ images: [{ uploaded: 'new' }, { keep: 'kept' }], videos: ['clip'] });
  // a listing that was made although its reply was lost shows what was uploaded for it
  expect(mediaParts(media, new Set(['kept', 'new'])).order.images).toEqual([
    { keep: 'new' },
    { keep: 'kept' },
  ]);
});

test('the bytes sent so far are those of the first files', () => {
  const sized = (key: string, size: number): MediaItem => ({
    ...added(key),
    file: new File(['x'.repeat(size)], key),
  });
  const items = [sized('a', 100), stored('kept'), sized('b', 50), sized('empty', 0)];
  expect(fileProgress(items, 125)).toEqual({ a: 1, b: 0.5, empty: 1 });
  expect(fileProgress(items, 0)).toEqual({ a: 0, b: 0, empty: 1 });
});
