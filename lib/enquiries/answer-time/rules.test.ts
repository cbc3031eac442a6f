import { HOUR_MS } from '@/lib/platform/time/time';
import { answerBandOf, medianAnswerMs } from './rules';

const NOW = new Date('2026-11-22T12:00:00Z');
const asked = (hoursAgo: number, answeredAfter?: number) => ({
  askedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
  ...(answeredAfter !== undefined && {
    firstAnsweredAt: new Date(NOW.getTime() + (answeredAfter - hoursAgo) * HOUR_MS),
  }),
});
const answered = (...hours: number[]) => hours.map((after) => asked(200, after));
const bandOf = (rows: ReturnType<typeof asked>[]) => answerBandOf(medianAnswerMs(rows, NOW));

test.each([
  [answered(0.2, 0.5, 0.9, 5, 90), 'Usually answers within an hour'],
  [answered(1, 1.5, 1.9, 5, 90), 'Usually answers within 2 hours'],
  [answered(2, 2, 2, 2, 2), 'Usually answers within 2 hours'],
  [answered(2, 3, 5.9, 7, 9), 'Usually answers within 6 hours'],
  [answered(20, 20, 23, 30, 30), 'Usually answers within a day'],
  [answered(60, 60, 70, 80, 90), 'Usually answers within 3 days'],
])('the median decides: %#', (rows, band) => expect(bandOf(rows)).toBe(band));

test('four answers say nothing, however many wait; too slow says nothing either', () => {
  expect(bandOf(answered(1, 1, 1, 1))).toBeUndefined();
  expect(bandOf([...answered(1, 1, 1, 1), asked(1), asked(2)])).toBeUndefined();
  expect(bandOf(answered(80, 80, 80, 80, 80))).toBeUndefined();
});

test('who still waits counts with the wait so far', () => {
  expect(bandOf([...answered(1, 1, 1, 1, 1), ...Array.from({ length: 6 }, () => asked(20))])).toBe(
    'Usually answers within a day',
  );
});
