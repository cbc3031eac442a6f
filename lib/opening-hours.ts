/** Days of the week as schema.org names them, in the order of an Indian week. */
export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** When the office is open; times as `09:30`, Indian time. */
export type OpeningHours = { days: readonly WeekDay[]; opens: string; closes: string };

/** The dates of a text such as "2026-12-25, 2027-01-26". */
export const holidaysIn = (text: string | undefined): string[] => text?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

const clock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
};

/** "Mon–Sat, 9:30 am to 7 pm": days that follow each other are drawn together. */
export function hoursText({ days, opens, closes }: OpeningHours): string {
  const open = WEEK_DAYS.map((day) => days.includes(day));
  const runs: string[] = [];
  for (let i = 0; i < WEEK_DAYS.length; i++) {
    if (!open[i]) continue;
    let end = i;
    while (open[end + 1]) end++;
    const name = (at: number) => WEEK_DAYS[at]?.slice(0, 3) ?? '';
    runs.push(end === i ? name(i) : `${name(i)}–${name(end)}`);
    i = end;
  }
  return `${runs.join(', ')}, ${clock(opens)} to ${clock(closes)}`;
}
