import type { HomeDto, OwnShortlistsDto } from './dto';
import { keepChanges, withWaiting } from './rules';

const home = (id: string, more: Partial<HomeDto> = {}): HomeDto => ({
  id: id.repeat(24),
  title: `Home ${id}`,
  note: '',
  rating: null,
  addedAt: '2026-11-21T10:00:00.000Z',
  changes: [],
  replies: [],
  ...more,
});
const LIST = 'f'.repeat(24);
const own = (homes: HomeDto[]): OwnShortlistsDto => ({
  lists: [{ id: LIST, name: 'Saved homes', isDefault: true, share: null, homes }],
  hidden: [],
});
const homesOf = ({ lists }: OwnShortlistsDto) => lists[0]!.homes;

test('what is news when the page is opened stays so after the server has counted it as seen', () => {
  const opened = own([home('a', { changes: [{ kind: 'edited' }] }), home('b')]);
  const cheaper = { kind: 'price', before: 2, now: 1 } as const;
  const now = keepChanges(opened, own([home('a'), home('b', { changes: [cheaper] }), home('c')]));
  expect(homesOf(now).map(({ changes }) => changes)).toEqual([[{ kind: 'edited' }], [cheaper], []]);
  expect(homesOf(keepChanges(opened, opened))[0]!.changes).toEqual([{ kind: 'edited' }]);
});

test('changes that wait for a network show in the lists: notes, ratings, names, order', () => {
  const path = `/api/shortlist/homes/${'a'.repeat(24)}`;
  const shown = withWaiting(own([home('a'), home('b')]), [
    { path, body: { list: LIST, note: 'No lift' } },
    { path, body: { list: LIST, rating: 4 } },
    { path, body: { list: '0'.repeat(24), note: 'of another list' } },
    { path: `/api/shortlist/${LIST}`, body: { order: ['b'.repeat(24), 'a'.repeat(24)] } },
    { path: `/api/shortlist/${LIST}`, body: { name: 'With Aai' } },
    { path: '/api/contact', body: { name: 'Asha', note: 'not a home' } },
  ]);
  expect(shown.lists[0]!.name).toBe('With Aai');
  expect(homesOf(shown)).toMatchObject([
    { title: 'Home b', note: '' },
    { title: 'Home a', note: 'No lift', rating: 4 },
  ]);
});
