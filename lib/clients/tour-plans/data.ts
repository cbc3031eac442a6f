import 'server-only';
import { Types } from 'mongoose';
import { listClientChoices, mapClientNames } from '@/lib/clients/data';
import { clientOf } from '@/lib/clients/shortlists/data';
import { firstStart, isOff, mapPlaces, type TourLean, type TourStopRow } from '@/lib/clients/tours/data';
import type { TourWishDto } from '@/lib/clients/tours/dto';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { teamScope } from '@/lib/teams/data';
import { isInScope } from '@/lib/teams/rules';
import { listBusy, listVisitTimes } from '@/lib/visits/busy-times/data';
import type { CalendarItem } from '@/lib/visits/calendar/dto';
import type { CalendarRequest } from '@/lib/visits/calendar/providers';
import { getBookable } from '@/lib/visits/data';
import { showHoursOf } from '@/lib/visits/hours/data';
import { openOn } from '@/lib/visits/hours/rules';
import { Tour } from '@/models/clients/tour';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { type Interval, type PlanAgent, type PlanHome, planTour, type TourPlan } from './rules';

/** Requests of client pages that are read at once. */
const MAX_WISHES = 200;
const MAX_LISTINGS = 500;
const NOT_SHOWN = 'One of these homes cannot be visited at the moment';

/** The stops of sent tours at a home and of an agent, between two moments. */
export async function listTourTimes(
  { property, person, from, until }: { property?: unknown; person?: unknown; from: Date; until: Date },
  except?: unknown,
): Promise<Interval[]> {
  const of = [...(property ? [{ 'homes.property': property }] : []), ...(person ? [{ agents: person }] : [])];
  if (of.length === 0) return [];
  const days = op.range({ gte: indianDay(from), lte: indianDay(until) });
  const rows = await Tour.find(
    { $or: of.map((one) => ({ ...one, day: days })), state: 'sent' },
    { stops: 1, homes: 1 },
  ).lean<TourLean[]>();
  const isOf = (stop: TourStopRow) =>
    (property && String(stop.property) === String(property)) ||
    (person && String(stop.agent) === String(person));
  return rows
    .filter(({ _id }) => String(_id) !== String(except))
    .flatMap((row) => (row.stops as TourStopRow[]).filter((stop) => isOf(stop) && !isOff(row, stop)))
    .filter(({ start, end }) => end > from && start < until)
    .map(({ start, end }) => ({ start, end }));
}

/** The facts of a home that a tour copies. */
export type TourFacts = {
  property: Types.ObjectId;
  title: string;
  host: Types.ObjectId | null;
  isOutside: boolean;
};

/** The homes in the order of their ids, as far as they can be visited. */
export async function factsOf(actor: Actor, ids: readonly string[]): Promise<TourFacts[]> {
  const owned = await Property.find({ _id: op.in(ids) }, { owner: 1, team: 1 }).lean();
  return Promise.all(
    ids.map(async (id) => {
      const [home, record] = [await getBookable(id), owned.find(({ _id }) => String(_id) === id)];
      if (!(home && record)) throw notFound(NOT_SHOWN);
      const { property, title, host } = home;
      return { property, title, host, isOutside: !isInScope(actor, record) };
    }),
  );
}

type Day = { day: string; from: string; until: string; minutes: number };
type Opened = TourFacts & { keys: string; isDeclined: boolean };
type Wanted = {
  day: Day;
  homes: readonly Opened[];
  families: readonly { id: string; homes: string[] }[];
  agents: readonly string[];
  except?: unknown;
};

/** Times of a home on which it is not free: visits, other tours, and its lister's, if that is somebody outside the team. */
async function takenOf({ property, host, isOutside }: TourFacts, { start, end }: Interval, except: unknown) {
  const own = [
    listVisitTimes({ property }, start),
    listTourTimes({ property, from: start, until: end }, except),
  ];
  const listers =
    isOutside && host ? [listVisitTimes({ host }, start), listBusy(String(host), start, end)] : [];
  return (await Promise.all([...own, ...listers])).flat();
}

async function planHome(
  home: Opened,
  day: string,
  place: PlanHome['place'],
  except: unknown,
): Promise<PlanHome> {
  const bounds = dayBounds(day);
  const [hours, taken] = await Promise.all([
    showHoursOf(home.host ? String(home.host) : undefined),
    takenOf(home, bounds, except),
  ]);
  return {
    id: String(home.property),
    place,
    open: home.isDeclined ? 'declined' : openOn(day, hours),
    taken,
    hasOneKey: home.keys === 'office',
  };
}

async function planAgent(id: string, { start, end }: Interval, except: unknown): Promise<PlanAgent> {
  const person = new Types.ObjectId(id);
  const taken = await Promise.all([
    listBusy(id, start, end),
    listVisitTimes({ host: person }, start),
    listTourTimes({ person, from: start, until: end }, except),
  ]);
  return { id, taken: taken.flat() };
}

/** The plan of a tour by hours, holidays, busy times, visits and other tours as they are now. Nothing begins in the past. */
export async function makePlan(
  { day, homes, families, agents, except }: Wanted,
  now: Date,
): Promise<TourPlan> {
  const places = await mapPlaces(homes.map(({ property }) => property));
  const at = (time: string) => new Date(`${day.day}T${time}:00+05:30`);
  const from = at(day.from);
  const plan = planTour({
    from: from < now ? now : from,
    until: at(day.until),
    minutes: day.minutes,
    homes: await Promise.all(
      homes.map((home) => planHome(home, day.day, places.get(String(home.property)) ?? null, except)),
    ),
    families,
    agents: await Promise.all(agents.map((id) => planAgent(id, dayBounds(day.day), except))),
  });
  return plan;
}

/** A tour that has begun is not planned again: people are on their way. */
export function assertNotBegun(row: TourLean, now: Date): void {
  const first = firstStart(row);
  if (row.state === 'cancelled') throw new AppError('conflict', 'This tour was cancelled');
  if (row.state === 'sent' && first && first <= now) throw new AppError('conflict', 'This tour has begun');
}

/** What clients asked for on their pages, for days to come. */
export async function listTourWishes(actor: Actor, now = new Date()): Promise<TourWishDto[]> {
  const today = indianDay(now);
  const rows = await Shortlist.find({ 'tours.day': op.gte(today) }, { owner: 1, tours: 1 })
    .sort({ 'tours.day': 1 })
    .limit(MAX_WISHES)
    .lean();
  const wishes = rows.flatMap(({ owner, tours }) => {
    const client = clientOf(owner);
    return client
      ? (tours ?? []).filter(({ day }) => day >= today).map(({ day, homes }) => ({ client, day, homes }))
      : [];
  });
  const names = await mapClientNames(
    actor,
    wishes.map(({ client }) => client),
  );
  const own = wishes.filter(({ client }) => names.has(client));
  const homes = await Property.find({ _id: op.in(own.flatMap((wish) => wish.homes)) }, { title: 1 }).lean();
  const days = [...new Set(own.map(({ day }) => day))].sort();
  return days.map((day) => {
    const of = own.filter((wish) => wish.day === day);
    const clients = [...new Set(of.map(({ client }) => client))];
    const families = clients.map((client) => ({
      client,
      name: names.get(client) ?? '',
      homes: [
        ...new Set(of.filter((wish) => wish.client === client).flatMap((wish) => wish.homes.map(String))),
      ],
    }));
    const wanted = new Set(families.flatMap((family) => family.homes));
    const named = homes.flatMap(({ _id, title }) =>
      wanted.has(String(_id)) ? [{ id: String(_id), name: title }] : [],
    );
    return { day, families, homes: named };
  });
}

/** The stops of sent tours that these agents show, between two Indian days, inclusive. */
export async function listTourStops(agents: readonly string[], first: string, last: string) {
  const ids = agents.map((id) => new Types.ObjectId(id));
  const rows = await Tour.find({
    agents: op.in(ids),
    day: op.range({ gte: first, lte: last }),
    state: 'sent',
  }).lean<TourLean[]>();
  return rows.flatMap((row) =>
    (row.stops as TourStopRow[])
      .filter((stop) => agents.includes(String(stop.agent)) && !isOff(row, stop))
      .map(({ _id, property, agent, start, end }) => ({
        id: `tour-${_id}`,
        agent: String(agent),
        day: row.day,
        start: start.toISOString(),
        end: end.toISOString(),
        home: row.homes.find((home) => home.property.equals(property))?.title ?? '',
        href: `/dashboard/clients/tours/${row._id}`,
      })),
  );
}

/** The tours of one agent in the calendar. */
export async function listTourItems({ who, first, last, t }: CalendarRequest): Promise<CalendarItem[]> {
  const stops = await listTourStops([who.userId], first, last);
  return stops.map(({ agent, home, ...stop }) => ({
    ...stop,
    kind: 'visit' as const,
    title: t('Tour: {title}', { title: home }),
  }));
}

/** Choices of the form: the listings shown by the team, its clients. */
export async function listTourChoices(actor: Actor, language: Language) {
  const [listings, clients] = await Promise.all([
    Property.find({ ...teamScope(actor), status: op.in(PUBLIC_STATUSES) }, { title: 1 })
      .sort({ createdAt: -1 })
      .limit(MAX_LISTINGS)
      .lean(),
    listClientChoices(actor, language),
  ]);
  return { listings: listings.map(({ _id, title }) => ({ id: String(_id), name: title })), clients };
}
