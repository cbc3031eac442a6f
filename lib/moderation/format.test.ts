import { MODERATION_PATH } from './constants';
import { moderationSort } from './format';
import { changeOf, comparePhotos } from './rules';
import { moderationSearchSchema } from './schema';

const search = (params: Record<string, string>) => moderationSearchSchema.parse(params);
const query = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]));

test('each order has an address with the filters, from the first page', () => {
  const { hrefFor } = moderationSort(search({ search: 'besa', page: '4', size: '50' }));
  expect(hrefFor('price', 'asc').startsWith(`${MODERATION_PATH}?`)).toBe(true);
  expect(query(hrefFor('price', 'desc'))).toMatchObject({
    search: 'besa',
    by: 'price',
    dir: 'desc',
    size: '50',
  });
  expect(query(hrefFor('price', 'desc'))).not.toHaveProperty('page');
});

test('the queue begins with the oldest, and its head says so', () => {
  const list = moderationSort(search({}));
  const queue = moderationSort(search({ view: 'queue' }));
  expect(queue.dir).not.toBe(list.dir);
  expect(moderationSort(search({ view: 'queue', by: 'price' })).dir).toBe(
    moderationSort(search({ by: 'price' })).dir,
  );
});

test.each([
  ['a quiet lane', 'a quiet lane', ['a quiet lane', '', '', '']],
  ['a quiet lane', 'a busy lane', ['a ', 'quiet ', 'busy ', 'lane']],
  ['', 'new text', ['', '', 'new text', '']],
  ['one two', 'one', ['', 'one two', 'one', '']],
  ['the end is near', 'the end is not near', ['the end is ', '', 'not ', 'near']],
])('"%s" became "%s"', (before, after, [lead, was, is, tail]) => {
  expect(changeOf(before, after)).toEqual({ lead, before: was, after: is, tail });
});

test('of the pictures of two versions each is there once: present ones in their order, removed ones last', () => {
  const version = (...ids: string[]) => ({ images: ids.map((public_id) => ({ public_id })) }) as never;
  const shown = comparePhotos(version('a', 'b', 'c'), version('c', 'x', 'a'));
  expect(shown.map(({ image, change }) => `${image.public_id} ${change}`)).toEqual([
    'c kept',
    'x added',
    'a kept',
    'b removed',
  ]);
});
