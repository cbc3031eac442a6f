import { CALENDAR_HOURS, NOBODY } from './constants';
import type { OfficeItem } from './dto';
import { inDayOrder, neighbourOf, peopleOf, placeKey, placeOf, rowOf, targetOf } from './rules';

const DAY = '2026-11-26';
const task = (more: Partial<OfficeItem> = {}): OfficeItem => ({
  id: 'task-1',
  kind: 'task',
  day: DAY,
  time: '10:30',
  title: 'Call',
  who: { id: 'a', name: 'Asha' },
  move: { by: 'task', id: '1', seen: 's' },
  ...more,
});
const visit = task({ kind: 'visit', move: { by: 'visit', id: '1', seen: 1 } });
const { time: _time, ...timeless } = task({
  kind: 'deal',
  move: { by: 'deal', deal: 'd', date: 'e', seen: DAY },
});

test('entries of one time are in the order of names of the reader’s language', () => {
  const titles = ['Asha', 'कॉल', 'ॲप', 'आशा'].map((title) => task({ title }));
  const inOrder = (language: 'en' | 'mr') => titles.toSorted(inDayOrder(language)).map(({ title }) => title);
  expect(inOrder('mr')).toEqual(['ॲप', 'आशा', 'कॉल', 'Asha']);
  expect(inOrder('en')[0]).toBe('Asha');
});

test('a place is read back from its key', () => {
  for (const place of [
    { day: DAY },
    { day: DAY, hour: 8 },
    { day: DAY, hour: 'all' as const, person: 'a' },
    { day: DAY, person: NOBODY },
  ])
    expect(placeOf(placeKey(place))).toEqual(place);
});

test('what is before the first hour or after the last one is in that row', () => {
  expect(['06:15', '08:59', '14:00', '23:30', undefined].map((time) => rowOf(time ? { time } : {}))).toEqual([
    8,
    8,
    14,
    20,
    undefined,
  ]);
});

describe('putting an entry down', () => {
  test('within its hour it keeps its minutes; in another one it begins with the hour', () => {
    expect(targetOf(task(), { day: '2026-11-27', hour: 10 })).toEqual({ day: '2026-11-27', time: '10:30' });
    expect(targetOf(task(), { day: DAY, hour: 16 })).toEqual({ day: DAY, time: '16:00' });
    expect(targetOf(task(), { day: DAY, hour: 10 })).toBeUndefined();
  });

  test('a month moves the day and keeps the time', () => {
    expect(targetOf(task(), { day: '2026-12-01' })).toEqual({ day: '2026-12-01', time: '10:30' });
    expect(targetOf(task(), { day: DAY })).toBeUndefined();
  });

  test('only a task loses its time in the row of the whole day', () => {
    expect(targetOf(task(), { day: DAY, hour: 'all' })).toEqual({ day: DAY });
    expect(targetOf(visit, { day: DAY, hour: 'all' })).toBeUndefined();
  });

  test('a date of a deal has no time, wherever it is put', () => {
    expect(targetOf(timeless, { day: '2026-11-28', hour: 9 })).toEqual({ day: '2026-11-28' });
  });

  test('a task goes to the person of the column; nothing else changes hands, and nobody gets nothing', () => {
    const there = { day: DAY, hour: 10, person: 'b' };
    expect(targetOf(task(), there)).toEqual({ day: DAY, time: '10:30', person: 'b' });
    expect(targetOf(visit, there)).toBeUndefined();
    expect(targetOf(task(), { ...there, person: NOBODY })).toBeUndefined();
  });
});

describe('the arrow keys', () => {
  const week = { days: ['2026-11-26', '2026-11-27'], people: [], hours: CALENDAR_HOURS };
  test('go to days and hours of a week, and stop at its ends', () => {
    expect(neighbourOf('2026-11-26|10|', 'right', week)).toBe('2026-11-27|10|');
    expect(neighbourOf('2026-11-26|10|', 'left', week)).toBeUndefined();
    expect(neighbourOf('2026-11-26|all|', 'down', week)).toBe('2026-11-26|8|');
    expect(neighbourOf('2026-11-26|8|', 'up', week)).toBe('2026-11-26|all|');
    expect(neighbourOf('2026-11-26|20|', 'down', week)).toBeUndefined();
  });

  test('go to days and weeks of a month, and to the people of a day', () => {
    const days = Array.from({ length: 14 }, (_, i) => `2026-11-${String(i + 2).padStart(2, '0')}`);
    expect(neighbourOf('2026-11-03||', 'down', { ...week, days })).toBe('2026-11-10||');
    expect(neighbourOf('2026-11-03||', 'up', { ...week, days })).toBeUndefined();
    const day = { days: [DAY], people: [NOBODY, 'a', 'b'], hours: CALENDAR_HOURS };
    expect(neighbourOf(`${DAY}|9|a`, 'right', day)).toBe(`${DAY}|9|b`);
    expect(neighbourOf(`${DAY}|9|b`, 'right', day)).toBeUndefined();
  });
});

test('a day has a column for everybody of a small office, in a large one for those with something', () => {
  const staff = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
  const idsOf = (items: OfficeItem[], count: number) =>
    peopleOf(items, staff(count), 'Nobody').map(({ id }) => id);
  const { who: _who, ...nobodys } = task();
  expect(idsOf([], 2)).toEqual(['p0', 'p1']);
  expect(idsOf([nobodys], 2)).toEqual([NOBODY, 'p0', 'p1']);
  expect(idsOf([task({ who: { id: 'p7', name: 'P7' } })], 9)).toEqual(['p7']);
  expect(idsOf([], 9)).toEqual([NOBODY]);
});
