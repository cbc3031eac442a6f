import { mergeChanges } from '@/lib/platform/browser/merge';
import { changeOf, fieldsOf, type Opening } from './merge-tour';

const VALUES = {
  ...{ day: '2026-11-29', from: '10:00', until: '18:00', minutes: 30 },
  ...{ homes: ['a', 'b'], families: [{ client: 'c', homes: [] }], agents: ['m'] },
};
const opening = (property: string, note = ''): Opening => ({
  ...{ property, note, keys: 'owner', name: '', phone: '', email: '' },
});
const base = fieldsOf(VALUES, [opening('a'), opening('b')]);

test('only what differs from the stored tour is sent', () => {
  expect(changeOf(base, base)).toEqual({});
  const later = fieldsOf({ ...VALUES, until: '17:00' }, [opening('a'), opening('b', 'With the guard')]);
  expect(changeOf(later, base)).toEqual({
    ...{ from: '10:00', until: '17:00', openings: [opening('b', 'With the guard')] },
  });
});

test('who opens is merged home by home, the hours of the day as one', () => {
  const mine = fieldsOf({ ...VALUES, from: '09:00' }, [opening('a', 'Mine'), opening('b')]);
  const theirs = fieldsOf({ ...VALUES, until: '17:00' }, [opening('a'), opening('b', 'Theirs')]);
  const { merged, conflicts } = mergeChanges(base, mine, theirs);
  expect(conflicts).toEqual(['hours']);
  expect(changeOf(merged, theirs)).toMatchObject({ openings: [opening('a', 'Mine')] });
});
