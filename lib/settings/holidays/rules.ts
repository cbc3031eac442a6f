import { type Holiday, PUBLIC_HOLIDAYS } from './constants';

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(\S.{0,79})$/;
const ENTERED = 'Public holidays as entered in the settings';

/** Parses one day per line, "2027-03-22 Holi"; undefined if a line is malformed. */
export function parseHolidays(text = ''): Holiday[] | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const days = lines.flatMap((line) => {
    const [, day = '', name = ''] = LINE.exec(line) ?? [];
    const at = new Date(`${day}T00:00:00Z`);
    const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
    return day && isReal ? [{ day, name, source: ENTERED }] : [];
  });
  return days.length === lines.length ? days : undefined;
}

/** Public holidays. Those entered by admins replace the built-in ones of their years. */
export function holidaysWith(entered: string | undefined): Holiday[] {
  const given = parseHolidays(entered) ?? [];
  const years = new Set(given.map(({ day }) => day.slice(0, 4)));
  return [...PUBLIC_HOLIDAYS.filter(({ day }) => !years.has(day.slice(0, 4))), ...given];
}
