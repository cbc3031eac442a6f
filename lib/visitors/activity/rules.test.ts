import { ActivityCounters, listingOf, marksOf, type Seen } from './rules';

const LISTING = 'a'.repeat(24);
const at = (time: string) => new Date(time);
const view = (page: unknown, timestamp = at('2026-11-21T10:00:00Z')): Seen => ({
  action: 'page_view',
  page,
  timestamp,
});

test.each([
  [`/properties/${LISTING}`, LISTING],
  [`/properties/${LISTING}/edit`, undefined],
  [`/properties/${LISTING.slice(1)}`, undefined],
  ['/properties', undefined],
  [{ $ne: '' }, undefined],
  [undefined, undefined],
])('the listing of a view of %p is %p', (page, expected) => {
  expect(listingOf(view(page))).toBe(expected);
});

test('only views are of a listing', () => {
  const page = `/properties/${LISTING}`;
  expect(listingOf({ ...view(page), action: 'product_view' })).toBe(LISTING);
  expect(listingOf({ ...view(page), action: 'other' })).toBeUndefined();
});

test('an entry moves the last time of anything, of its action, and of a listing', () => {
  expect(marksOf(view(`/properties/${LISTING}`))).toEqual(expect.arrayContaining(['all', 'listing']));
  expect(marksOf(view('/about'))).not.toContain('listing');
  expect(marksOf({ ...view('/about'), action: 'other' })).toContain('all');
});

describe('counters', () => {
  test('count each guest, whatever the order of the entries', () => {
    const counters = new ActivityCounters();
    counters.add(view('/b', at('2026-11-21T12:00:00Z')), 'guest_1');
    counters.add(view('/a', at('2026-11-21T11:00:00Z')), 'guest_1');
    counters.add(view('/a'), 'guest_2');
    counters.add(view('/a'), undefined);
    expect(counters.guests.get('guest_1')).toMatchObject({
      count: 2,
      last: at('2026-11-21T12:00:00Z'),
      lastOf: { all: at('2026-11-21T12:00:00Z') },
    });
    expect([...counters.guests.keys()]).toEqual(['guest_1', 'guest_2']);
  });

  test('a day is an Indian one: half past six in the evening of Greenwich is the next', () => {
    const counters = new ActivityCounters();
    counters.add(view('/a', at('2026-11-21T18:29:00Z')), 'guest_1');
    counters.add(view('/a', at('2026-11-21T18:31:00Z')), 'guest_1');
    expect(counters.takeGuestDays().map(({ day, counts }) => [day, counts.all])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
  });

  test('what was handed over is not handed over again', () => {
    const counters = new ActivityCounters();
    counters.add(view('/a'), 'guest_1');
    expect(counters.takeGuestDays()).toHaveLength(1);
    expect(counters.takeGuestDays()).toEqual([]);
    counters.add(view('/a'), 'guest_1');
    expect(counters.takeGuestDays()[0]?.counts.all).toBe(1);
    expect(counters.guests.get('guest_1')?.count).toBe(2);
  });
});
