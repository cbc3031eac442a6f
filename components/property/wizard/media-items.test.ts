import { fileProgress, type MediaItem, mediaParts, moved, orderOf, restoredItems } from './media-items';

const stored = (id: string): MediaItem => ({ key: id, name: id, preview: id, publicId: id });
const file = (name: string) => new File(['x'], name);

test('a draft finds its order again: stored photos moved or taken out, new ones between them', () => {
  const before = { images: [stored('b'), { ...stored('n'), publicId: undefined }, stored('a')], videos: [] };
  const order = orderOf(before);
  expect(order.images).toEqual(['b', null, 'a']);
  const listing = { images: [stored('a'), stored('b'), stored('c')], videos: [] };
  const kept = { images: [file('new.jpg')], videos: [] };
  const names = (from: { images: MediaItem[] }) => from.images.map(({ name }) => name);
  expect(names(restoredItems(listing, kept, order))).toEqual(['b', 'new.jpg', 'a']);
  // what has gone from the listing, or from this browser, is left out; a draft of before had no order
  expect(names(restoredItems({ images: [stored('a')], videos: [] }, undefined, order))).toEqual(['a']);
  expect(names(restoredItems(listing, kept, undefined))).toEqual(['a', 'b', 'c', 'new.jpg']);
});

test('a moved photo takes the place it is given, inside the list', () => {
  const items = ['a', 'b', 'c'].map(stored);
  const keys = (from: number, to: number) => moved(items, from, to).map(({ key }) => key);
  expect(keys(2, 0)).toEqual(['c', 'a', 'b']);
  expect(keys(0, 9)).toEqual(['b', 'c', 'a']);
  expect(keys(1, -1)).toEqual(['b', 'a', 'c']);
  expect(keys(7, 0)).toEqual(['a', 'b', 'c']);
  expect(items.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('new files are numbered in the order in which they are sent', () => {
  const added = (name: string): MediaItem => ({ key: name, name, preview: '', file: file(name) });
  const { images, videos, plan } = mediaParts({
    images: [added('one'), stored('kept'), added('two')],
    videos: [stored('clip'), added('film')],
  });
  expect(images.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(videos.map(({ name }) => name)).toEqual(['film']);
  expect(plan).toEqual({ images: [{ add: 0 }, { keep: 'kept' }, { add: 1 }], videos: ['clip'] });
});

test('the bytes sent so far are those of the first files', () => {
  const sized = (key: string, size: number): MediaItem => ({
    key,
    name: key,
    preview: '',
    file: new File(['x'.repeat(size)], key),
  });
  const items = [sized('a', 100), stored('kept'), sized('b', 50), sized('empty', 0)];
  expect(fileProgress(items, 125)).toEqual({ a: 1, b: 0.5, empty: 1 });
  expect(fileProgress(items, 0)).toEqual({ a: 0, b: 0, empty: 1 });
});
