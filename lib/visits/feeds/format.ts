import { TZDate } from '@date-fns/tz';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Text } from '@/lib/platform/language/translate';

/** Of the tz database: India has one zone, and no summer time since 1945. */
const ZONE = 'Asia/Kolkata';
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export type CalendarVisit = {
  id: string;
  /** of this product: UIDs are unique in the world */
  host: string;
  title: string;
  address: string;
  place: { lat: number; lng: number } | null;
  start: Date;
  end: Date;
  /** rises with each entry that is sent for one visit (RFC 5546, 2.1.4) */
  sequence: number;
  /** the receiver's own page of the visit */
  url: string;
  /** the agency: one side never learns the other's address */
  organizer: { name: string; email: string };
};

/**
 * The calendar entry of a visit. With a receiver it is an invitation or its cancellation (RFC 5546), without one a file to
 * import. The UID stays the same, so that a calendar replaces what it has.
 */
export function visitCalendar(
  visit: CalendarVisit,
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  t: Text<'visits/mails'>,
  receiver?: { name: string; email: string },
): string {
  const { id, host, title, address, place, start, end, sequence, url, organizer } = visit;
  const calendar = ical({
    prodId: { company: organizer.name, product: 'Visits' },
    method: ICalCalendarMethod[method],
    timezone: { name: ZONE, generator: () => VTIMEZONE },
  });
  calendar.createEvent({
    id: `visit-${id}@${host}`,
    sequence,
    // of a plain Date the library writes the time of the server's own zone
    start: new TZDate(start, ZONE),
    end: new TZDate(end, ZONE),
    timezone: ZONE,
    summary: t('Visit: {title}', { title }),
    description: t('Change or cancel: {url}', { url }),
    url,
    location: address ? { title: address, ...(place && { geo: { lat: place.lat, lon: place.lng } }) } : null,
    organizer,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: receiver
      ? [{ name: receiver.name, email: receiver.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }]
      : [],
  });
  // UTC, as RFC 5545 (3.8.7.2) asks: the library writes it in the zone of the calendar, without one
  const stamp = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  return calendar.toString().replace(/^DTSTAMP:.*$/m, `DTSTAMP:${stamp}`);
}
