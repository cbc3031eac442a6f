import { byText } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { FIRST_HOUR, LAST_HOUR, MAX_COLUMNS, NOBODY } from './constants';
import type { OfficeItem } from './dto';

/** All-day entries first, then by time; equal times by name in the reader's language. */
export const inDayOrder = (language: Language) => {
  const compare = byText(language);
  return (a: OfficeItem, b: OfficeItem): number =>
    `${a.day} ${a.time ?? ''}`.localeCompare(`${b.day} ${b.time ?? ''}`) || compare(a.title, b.title);
};

/** An entry's row in a week or day; undefined for an all-day entry. */
export function rowOf({ time }: Pick<OfficeItem, 'time'>): number | undefined {
  if (!time) return undefined;
  return Math.min(LAST_HOUR, Math.max(FIRST_HOUR, Number(time.slice(0, 2))));
}

/** A place in the calendar: a day, optionally an hour (`all` for the all-day row) and a person's column. */
export type Place = { day: string; hour?: number | 'all'; person?: string };

export const placeKey = ({ day, hour, person }: Place): string => [day, hour ?? '', person ?? ''].join('|');

export function placeOf(key: string): Place {
  const [day = '', hour = '', person = ''] = key.split('|');
  return {
    day,
    ...(hour && { hour: hour === 'all' ? ('all' as const) : Number(hour) }),
    ...(person && { person }),
  };
}

const pad = (hour: number) => String(hour).padStart(2, '0');

/** The time of an entry dropped at a place. It keeps its minutes within an hour, and its time in a month. */
export function timeAt({ hour }: Place, item: Pick<OfficeItem, 'time'>): string | undefined {
  if (hour === undefined) return item.time;
  if (hour === 'all') return undefined;
  return hour === rowOf(item) ? item.time : `${pad(hour)}:00`;
}

/** The person's column that shows the entry in a day. */
export const personOf = ({ who }: Pick<OfficeItem, 'who'>): string => who?.id ?? NOBODY;

/** The place that shows an entry: the day in a month, else the row, and the column if there are people. */
export function placeFor(item: OfficeItem, isMonth: boolean, hasPeople: boolean): Place {
  if (isMonth) return { day: item.day };
  return { day: item.day, hour: rowOf(item) ?? 'all', ...(hasPeople && { person: personOf(item) }) };
}

export type Target = { day: string; time?: string | undefined; person?: string | undefined };

/** The target of a dropped entry; undefined if it stays. */
export function targetOf(item: OfficeItem, place: Place): Target | undefined {
  const isDated = item.move?.by === 'deal';
  const time = isDated ? item.time : timeAt(place, item);
  // visits and dates of enquiries always have a time
  const kept = item.move?.by === 'task' || isDated ? time : (time ?? item.time);
  const person =
    item.move?.by === 'task' && place.person && place.person !== NOBODY && place.person !== personOf(item)
      ? place.person
      : undefined;
  if (place.day === item.day && kept === item.time && !person) return undefined;
  return { day: place.day, time: kept, person };
}

/** The next place in an arrow key's direction: days or people sideways, weeks or hours up and down. */
export function neighbourOf(
  key: string,
  step: 'left' | 'right' | 'up' | 'down',
  { days, people, hours }: { days: readonly string[]; people: readonly string[]; hours: readonly number[] },
): string | undefined {
  const { day, hour, person } = placeOf(key);
  const sign = step === 'right' || step === 'down' ? 1 : -1;
  if (step === 'left' || step === 'right') {
    if (person !== undefined) {
      const next = people[people.indexOf(person) + sign];
      return next === undefined ? undefined : placeKey({ day, ...(hour && { hour }), person: next });
    }
    const next = days[days.indexOf(day) + sign];
    return next && placeKey({ day: next, ...(hour && { hour }) });
  }
  if (hour === undefined) {
    const next = days[days.indexOf(day) + 7 * sign];
    return next && placeKey({ day: next });
  }
  const rows: (number | 'all')[] = ['all', ...hours];
  const next = rows[rows.indexOf(hour) + sign];
  return next === undefined ? undefined : placeKey({ day, hour: next, ...(person && { person }) });
}

type Person = { id: string; name: string };

/** A day's columns: all members of a small office, else those with entries, and one for unassigned entries. */
export function peopleOf(
  items: readonly OfficeItem[],
  staff: readonly Person[],
  nobody: string,
): readonly Person[] {
  const has = (id: string) => items.some((item) => item.kind !== 'holiday' && personOf(item) === id);
  const shown = staff.length <= MAX_COLUMNS ? staff : staff.filter(({ id }) => has(id));
  return has(NOBODY) || shown.length === 0 ? [{ id: NOBODY, name: nobody }, ...shown] : shown;
}
