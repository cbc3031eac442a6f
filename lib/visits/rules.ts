import { kilometres } from '@/lib/places/rules';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { halfDayEnd, VISIT_MS } from '@/lib/visits/hours/rules';
import {
  LINK_DAYS,
  type MailKind,
  QUESTION_HOUR,
  REMINDER_HOUR,
  type Side,
  type VisitState,
  type VisitStatus,
} from './constants';
import type { RouteDto, VisitDto } from './dto';

export type VisitFacts = {
  status: VisitStatus;
  proposed: readonly string[];
  offered?: Date | null | undefined;
  start?: Date | null | undefined;
};

/** The last relevant moment of a visit, which is the end of the visit, the proposal or the offer. */
export function untilOf({ proposed, offered, start }: VisitFacts): Date {
  const moments = [
    ...proposed.map((key) => halfDayEnd(key).getTime()),
    ...(offered ? [offered.getTime()] : []),
    ...(start ? [start.getTime() + VISIT_MS] : []),
  ];
  return new Date(Math.max(0, ...moments));
}

export const linksUntil = (until: Date) => new Date(until.getTime() + LINK_DAYS * DAY_MS);

/** The side whose reply is due. An unanswered request lapses and leaves an earlier confirmation in place. */
export function pendingOf({ proposed, offered }: VisitFacts, now: Date): Side | null {
  if (offered && offered > now) return 'visitor';
  return proposed.some((key) => halfDayEnd(key) > now) ? 'host' : null;
}

export function stateOf(visit: VisitFacts, now: Date): VisitState {
  const { status, start } = visit;
  if (status === 'confirmed') return start && start.getTime() + VISIT_MS <= now.getTime() ? 'over' : status;
  return status === 'proposed' && !pendingOf(visit, now) ? 'lapsed' : status;
}

export const isOpen = (visit: VisitFacts, now: Date) =>
  ['proposed', 'confirmed'].includes(stateOf(visit, now));

export type DueMail = { kind: MailKind; to: Side; at: Date };

/** Mails that a confirmed visit will send: reminders to both sides on the evening before, and a question to the visitor on the day after. */
export function dueMails(start: Date, now: Date): DueMail[] {
  const midnight = dayBounds(indianDay(start)).start.getTime();
  const evening = new Date(midnight - DAY_MS + REMINDER_HOUR * HOUR_MS);
  const dayAfter = new Date(midnight + DAY_MS + QUESTION_HOUR * HOUR_MS);
  const reminders = (['visitor', 'host'] as const).map((to) => ({
    kind: 'reminder' as const,
    to,
    at: evening,
  }));
  // no reminder if the visit is confirmed that evening or later
  return [...(evening > now ? reminders : []), { kind: 'question', to: 'visitor', at: dayAfter }];
}

/** Time for the cancelling process to send its mails before the job takes over. */
const DEPARTURE_MAIL_MS = 2 * MINUTE_MS;

/** Mails due when a visit's home is gone: to the visitor and, for a confirmed visit, to the host. */
export function departureMails({ status }: { status: VisitStatus }, now: Date): DueMail[] {
  const sides: Side[] = status === 'confirmed' ? ['visitor', 'host'] : ['visitor'];
  return sides.map((to) => ({ kind: 'departure', to, at: new Date(now.getTime() + DEPARTURE_MAIL_MS) }));
}

type Place = { lat: number; lng: number };

/** Rounds to one decimal, because straight-line distances are not exact routes. */
export const tenths = (km: number) => Math.round(km * 10) / 10;

/** Orders stops by start, and simultaneous ones by distance. Starts are hours apart, so their order is the route. */
function inDrivingOrder(visits: readonly VisitDto[]): VisitDto[] {
  const rest = [...visits];
  const ordered: VisitDto[] = [];
  while (rest.length > 0) {
    const from = ordered.at(-1)?.home.place;
    const far = ({ home: { place } }: VisitDto) =>
      from && place ? kilometres(from, place) : Number.MAX_VALUE;
    rest.sort((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || far(a) - far(b));
    ordered.push(...rest.splice(0, 1));
  }
  return ordered;
}

const OSM = 'https://www.openstreetmap.org';

/** A route through all stops with a known place; null with fewer than two. */
export function routeUrl(places: readonly Place[]): string | null {
  if (places.length < 2) return null;
  const stops = places.map(({ lat, lng }) => `${lat},${lng}`).join(';');
  return `${OSM}/directions?engine=fossgis_osrm_car&route=${encodeURIComponent(stops)}`;
}

/** The next day with confirmed visits, as visitor and as host; null without any. */
export function routeOf(visits: readonly VisitDto[], now: Date): RouteDto | null {
  const coming = visits.filter(
    ({ state, start }) => state === 'confirmed' && start && Date.parse(start) + VISIT_MS > now.getTime(),
  );
  const day = coming.map(({ start }) => indianDay(Date.parse(start ?? ''))).sort()[0];
  if (!day) return null;
  const ordered = inDrivingOrder(coming.filter(({ start }) => indianDay(Date.parse(start ?? '')) === day));
  const stops = ordered.map(({ id, home: { place } }, i) => {
    const before = ordered[i - 1]?.home.place;
    return { visit: id, km: before && place ? tenths(kilometres(before, place)) : null };
  });
  const legs = stops.slice(1).map(({ km }) => km);
  const known = legs.filter((km) => km !== null);
  const isWhole = legs.length > 0 && known.length === legs.length;
  return {
    day,
    stops,
    totalKm: isWhole ? tenths(known.reduce((sum, km) => sum + km, 0)) : null,
    mapUrl: routeUrl(ordered.flatMap(({ home }) => home.place ?? [])),
  };
}
