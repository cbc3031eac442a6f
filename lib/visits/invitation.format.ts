import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Text } from '@/lib/platform/language/translate';

export type CalendarVisit = {
  id: string;
  /** makes the UID globally unique */
  host: string;
  title: string;
  address: string;
  place: { lat: number; lng: number } | null;
  start: Date;
  end: Date;
  /** incremented with each entry sent for a visit (RFC 5546, 2.1.4) */
  sequence: number;
  /** receiver's own page of the visit */
  url: string;
  /** always the agency, so that neither side learns the other's address */
  organizer: { name: string; email: string };
};

/**
 * A visit's calendar entry. With a receiver it is an invitation or its cancellation (RFC 5546), without one a file to import. The UID stays the same, so that a
 * calendar replaces the entry.
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
  });
  calendar.createEvent({
    id: `visit-${id}@${host}`,
    sequence,
    start,
    end,
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
  // ends the last line like the others (RFC 5545, 3.1)
  return `${calendar.toString()}\r\n`;
}
