import { type MediaItem, orderOf, restoredItems } from './media-items';

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
