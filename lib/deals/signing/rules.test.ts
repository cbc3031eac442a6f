import { DAY_MS } from '@/lib/platform/time/time';
import { eventOf } from './mutations';
import { dueReminders, nextTime, shortened } from './rules';

const sentAt = new Date('2026-11-26T10:00:00Z');
const after = (days: number) => new Date(sentAt.getTime() + days * DAY_MS);

test.each([
  [14, [3, 13, 14]],
  [7, [3, 6, 7]],
  // the reminder after three days and that before the end would be one day apart, or past the end
  [3, [2, 3]],
])('of %d days the job looks at a signing on these', (days, expected) => {
  const times = { sentAt, expiresAt: after(days) };
  const looks = expected.map((_, reminders) => nextTime({ ...times, reminders }));
  expect(looks).toEqual(expected.map(after));
  expect(dueReminders(times, after(0))).toBe(0);
  expect(dueReminders(times, after(days))).toBe(expected.length - 1);
});

test.each([
  ['asha@people.example', 'as…@people.example'],
  ['a@people.example', '…@people.example'],
  ['+919822012345', '…2345'],
])('%s is shown as %s', (contact, shown) => {
  expect(shortened(contact)).toBe(shown);
});

test('an event holds a shortened address, or none', () => {
  expect(eventOf('opened', sentAt, { ip: '203.0.113.77' })).toMatchObject({ address: '203.0.113.0' });
  expect(eventOf('expired', sentAt)).not.toHaveProperty('address');
});
