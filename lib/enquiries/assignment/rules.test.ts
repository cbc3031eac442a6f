import { chooseMember, nextWorkingMoment, type Rule, ruleFits, workingMs } from './rules';

const HOURS = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  from: '09:30',
  until: '19:00',
  holidays: ['2026-11-30'],
} as const;
/** In India. */
const at = (text: string) => new Date(`${text}:00+05:30`);
const minutes = (from: string, until: string) => workingMs(HOURS, at(from), at(until)) / 60_000;

describe('working time', () => {
  test.each([
    ['2026-11-26T10:00', '2026-11-26T10:40', 40],
    ['2026-11-26T18:50', '2026-11-27T09:40', 20],
    ['2026-11-26T20:00', '2026-11-26T23:00', 0],
    // Sunday, then a holiday
    ['2026-11-28T18:50', '2026-12-01T09:45', 25],
    ['2026-11-26T10:00', '2026-11-26T09:00', 0],
  ])('from %s to %s is %d minutes', (from, until, expected) => expect(minutes(from, until)).toBe(expected));

  test.each([
    ['2026-11-26T10:00', '2026-11-26T10:00'],
    ['2026-11-26T19:00', '2026-11-27T09:30'],
    ['2026-11-28T19:30', '2026-12-01T09:30'],
  ])('the next working moment from %s is %s', (from, next) =>
    expect(nextWorkingMoment(HOURS, at(from))).toEqual(at(next)),
  );

  test('of a team that never works is the moment itself', () => {
    const now = at('2026-11-26T10:00');
    expect(nextWorkingMoment({ ...HOURS, days: [] }, now)).toEqual(now);
  });
});

const rule = (more: Partial<Rule> = {}): Rule => ({
  localities: [],
  types: [],
  categories: [],
  languages: [],
  members: ['a', 'b'],
  ...more,
});
const LEAD = { locality: 'dharampeth', type: 'sale', category: 'Residential', language: 'mr' };

test.each([
  [{}, true],
  [{ localities: ['besa', 'dharampeth'] }, true],
  [{ localities: ['besa'] }, false],
  [{ types: ['rent'] }, false],
  [{ categories: ['Residential'], types: ['sale'] }, true],
  [{ languages: ['hi', 'mr'] }, true],
  [{ languages: ['en'] }, false],
])('a rule fits when each of its conditions does: %j', (more, fits) =>
  expect(ruleFits(rule(more), LEAD)).toBe(fits),
);

test('an unknown fact fits no condition', () => {
  expect(ruleFits(rule({ languages: ['en'] }), {})).toBe(false);
  expect(ruleFits(rule(), {})).toBe(true);
});

describe('the member who answers', () => {
  const choose = (rules: Rule[], more: Partial<Parameters<typeof chooseMember>[2]> = {}) =>
    chooseMember(rules, LEAD, {
      members: new Set(['a', 'b', 'c']),
      passed: new Set(),
      busy: new Set(),
      turns: new Map(),
      ...more,
    });

  test('is of the first rule that fits', () => {
    expect(choose([rule({ languages: ['en'] }), rule({ members: ['c'] }), rule()])).toBe('c');
    expect(choose([rule({ languages: ['en'] })])).toBeUndefined();
  });

  test('is who had none for longest', () => {
    const turns = new Map([
      ['a', new Date(2)],
      ['b', new Date(1)],
    ]);
    expect(choose([rule()], { turns })).toBe('b');
    expect(choose([rule({ members: ['a', 'b', 'c'] })], { turns })).toBe('c');
  });

  test('is free by the calendar, unless nobody is', () => {
    expect(choose([rule()], { busy: new Set(['a']) })).toBe('b');
    expect(choose([rule()], { busy: new Set(['a', 'b']) })).toBe('a');
  });

  test('has not let it pass, and is still in the team', () => {
    expect(choose([rule()], { passed: new Set(['a']) })).toBe('b');
    expect(choose([rule()], { passed: new Set(['a', 'b']) })).toBeUndefined();
    expect(choose([rule()], { members: new Set(['b']) })).toBe('b');
    // all members of the first rule have left
    expect(choose([rule({ members: ['x'] }), rule({ members: ['c'] })])).toBe('c');
  });
});
