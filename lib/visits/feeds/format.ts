import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { DAY_MS } from '@/lib/platform/time/time';

export type FeedItem = {
  id: string;
  kind: string;
  day: string;
  /** instants; absent for an all-day entry */
  start?: string;
  end?: string;
  title: string;
  href?: string;
};

type Feed = {
  name: string;
  host: string;
  items: readonly FeedItem[];
  url: string;
  isBusyOnly: boolean;
  /** text of an entry without details */
  busy: string;
};

/** A calendar feed (RFC 5545). `isBusyOnly` leaves out all details. */
export function feedCalendar({ name, host, items, url, isBusyOnly, busy }: Feed): string {
  const calendar = ical({ name, prodId: { company: name, product: 'Calendar' }, ttl: 3600 });
  for (const { id, kind, day, start, end, title, href } of items) {
    const isTimed = Boolean(start && end);
    if (isBusyOnly && kind !== 'visit' && kind !== 'busy') continue;
    // the library writes an instant's UTC day
    const midnight = Date.parse(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: `${id}@${host}`,
      start: isTimed ? new Date(start ?? '') : new Date(midnight),
      end: isTimed ? new Date(end ?? '') : new Date(midnight + DAY_MS),
      allDay: !isTimed,
      summary: isBusyOnly ? busy : title,
      ...(!isBusyOnly && href && { url: `${url}${href}` }),
      ...(kind === 'visit' || kind === 'busy'
        ? { busystatus: ICalEventBusyStatus.BUSY, transparency: ICalEventTransparency.OPAQUE }
        : { busystatus: ICalEventBusyStatus.FREE, transparency: ICalEventTransparency.TRANSPARENT }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
