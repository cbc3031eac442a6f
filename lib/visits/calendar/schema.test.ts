import { calendarQuerySchema } from './schema';

describe('the day of the calendar', () => {
  const dayOf = (day?: string) => calendarQuerySchema.parse({ day }).day;

  test.each(['2026-11-30', '2026-12-31', '2026-02-28', '2028-02-29'])('%s is shown', (day) => {
    expect(dayOf(day)).toBe(day);
  });

  test.each([undefined, '2026-02-30', '2026-11-31', '2026-13-01', '1999-01-01', 'today'])(
    '%s leads to today',
    (day) => {
      expect(dayOf(day)).toBeUndefined();
    },
  );
});
