import type { Text } from '@/lib/platform/language/translate';
import { formatTime, formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';

export type TourText = Text<'clients/tours'>;

export const dayText = (t: TourText, day: string): string => formatWeekday(dayBounds(day).start, t.language);
/** "11 am, 12:30 pm" */
export const timesText = (t: TourText, times: readonly (string | Date)[]): string =>
  times.map((at) => formatTime(at, t.language)).join(', ');

type Family = { name: string; day: string; times: readonly (string | Date)[]; homes: number; url: string };

export const familyMessage = (t: TourText, { name, day, times, homes, url }: Family): string =>
  t(
    '{homes, plural, one {Hello {name}, we’ll see one home on {day} at {time}. Directions and feedback: {url}} other {Hello {name}, we’ll see # homes on {day} from {time}. Directions and feedback: {url}}}',
    {
      homes,
      name: name.split(' ')[0] ?? name,
      day: dayText(t, day),
      time: timesText(t, times.slice(0, 1)),
      url,
    },
  );

type Opening = { name: string; title: string; day: string; times: readonly (string | Date)[]; url: string };

/** Asks a person to open a home. */
export const ownerMessage = (t: TourText, { name, title, day, times, url }: Opening): string =>
  t('Hello {name}, may we show {title} on {day} at {times}? Please say yes or no here: {url}', {
    name: name.split(' ')[0] ?? '',
    title,
    day: dayText(t, day),
    times: timesText(t, times),
    url,
  });
