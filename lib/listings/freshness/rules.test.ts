import { textsIn } from '@/lib/platform/language/messages';
import { SORT_LABELS } from '@/lib/search/schema';
import { confirmedText, whyHere } from './format';
import { confirmerOf, editOf, stepAfter } from './rules';

const day = (text: string) => new Date(`${text}T12:00:00+05:30`);

test('who confirmed, and how long ago by the Indian calendar', () => {
  const said = (confirmedAt: string, now: string) =>
    confirmedText(
      { confirmedAt: day(confirmedAt).toISOString(), confirmedBy: 'owner' },
      day(now).getTime(),
      textsIn('en', 'listings/card').t,
    );
  expect(said('2026-11-19', '2026-11-22')).toBe('Confirmed 3 days ago by the owner');
  expect(said('2026-11-22', '2026-11-22')).toBe('Confirmed today by the owner');
  expect(said('2026-11-21', '2026-11-22')).toBe('Confirmed yesterday by the owner');
  expect(said('2026-01-02', '2026-11-22')).toBe('Confirmed on 2 Jan 2026 by the owner');
  expect(['Admin', 'broker', 'seller', 'validator'].map(confirmerOf)).toEqual([
    'agency',
    'broker',
    'owner',
    'owner',
  ]);
});

test('a step never comes without a week of notice', () => {
  expect(stepAfter('ask', day('2026-10-01'), day('2026-10-15'))).toEqual({
    next: 'warn',
    at: day('2026-11-23'),
  });
  expect(stepAfter('ask', day('2026-01-01'), day('2026-10-15'))).toEqual({
    next: 'warn',
    at: day('2026-10-22'),
  });
  expect(stepAfter('warn', day('2026-01-01'), day('2026-10-22'))).toEqual({
    next: 'pause',
    at: day('2026-10-29'),
  });
  expect(stepAfter('pause', day('2026-01-01'), day('2026-10-29'))).toBeUndefined();
});

test('a confirmation is no edit', () => {
  const [edited, confirmed] = [day('2026-11-01'), day('2026-11-20')];
  expect(editOf({ updatedAt: confirmed, confirmedAt: confirmed, editedAt: edited })).toEqual(edited);
  expect(editOf({ updatedAt: edited, confirmedAt: day('2026-10-01'), editedAt: null })).toEqual(edited);
});

test('why a card is where it is, in words made of the number that ranked it', () => {
  const now = day('2026-11-22').getTime();
  const why = (rank: Partial<Parameters<typeof whyHere>[0]['rank']>, confirmedAt = '2026-11-20') =>
    whyHere(
      {
        rank: { sort: 'newest', value: now, place: 3, of: 1240, ...rank },
        createdAt: day('2026-11-03').toISOString(),
        confirmedAt: day(confirmedAt).toISOString(),
      },
      now,
      textsIn('en', 'listings/card').t,
    );
  expect(why({})).toBe(
    'Number 3 of 1,240, newest first: listed on 3 Nov 2026, and confirmed within 14 days.',
  );
  expect(why({ backDays: 7, value: day('2026-10-27').getTime() }, '2026-11-05')).toBe(
    'Number 3 of 1,240, newest first: listed on 3 Nov 2026, but nobody has confirmed it for 17 days, so it counts as listed on 27 Oct 2026, 7 days earlier.',
  );
  expect(why({ sort: 'all-in-asc', value: 4_738_000 })).toBe(
    'Number 3 of 1,240, lowest all-in cost first: ₹47,38,000 in all.',
  );
  expect(why({ words: { found: 1, of: 2 } })).toBe(
    'Homes with the words that you typed come first: this one has 1 of 2. Number 3 of 1,240, newest first: listed on 3 Nov 2026, and confirmed within 14 days.',
  );
  expect(why({ liked: { found: 1, of: 2 } })).toMatch(
    /^Homes with what you prefer come first: this one has 1 of 2\. Number 3 of 1,240, newest first:/,
  );
  expect(why({ sort: 'distance', value: 3.2 })).toBe('Number 3 of 1,240, nearest first: 3.2 km away.');
  expect(why({ sort: 'carpet-rate-asc', value: null, place: undefined })).toBe(
    'Lowest price for each carpet square foot first: its carpet area is not known, so it comes last.',
  );
});

test.each(Object.keys(SORT_LABELS).filter((sort) => sort !== 'newest'))(
  'in the order %s no card says that it is the newest',
  (sort) => {
    const explained = {
      rank: { sort, value: 5, place: 1, of: 2 },
      createdAt: day('2026-11-03').toISOString(),
    };
    expect(whyHere(explained, Date.now(), textsIn('en', 'listings/card').t)).not.toContain('newest');
  },
);
