import 'server-only';
import { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { listClientChoices, mapClientNames } from '@/lib/clients/data';
import { clientOf } from '@/lib/clients/shortlists/data';
import { findListings, listChoices } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { Actor } from '@/lib/platform/auth/actor';
import { linkToken } from '@/lib/platform/crypto/link-token';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { isInScope } from '@/lib/teams/rules';
import { listBusy, listVisitTimes } from '@/lib/visits/busy-times/data';
import type { CalendarItem } from '@/lib/visits/calendar/dto';
import type { CalendarRequest } from '@/lib/visits/calendar/providers';
import { getBookable } from '@/lib/visits/data';
import { showHoursOf } from '@/lib/visits/hours/data';
import { openOn } from '@/lib/visits/hours/rules';
import { routeUrl } from '@/lib/visits/rules';
import { Client } from '@/models/clients/client';
import { Tour, type TourRow } from '@/models/clients/tour';
import { Shortlist } from '@/models/shortlists/shortlist';
import { MAX_LISTED } from './constants';
import type { TourDto, TourFamilyDto, TourHomeDto, TourItemDto, TourStopDto, TourWishDto } from './dto';
import { familyMessage, ownerMessage, type TourText } from './format';
import { type Interval, type PlanAgent, type PlanHome, planTour, type TourPlan } from './rules';

export type TourLean = TourRow & { _id: Types.ObjectId; __v: number };
export type TourHomeRow = TourLean['homes'][number] & { _id: Types.ObjectId };
export type TourFamilyRow = TourLean['families'][number] & { _id: Types.ObjectId };
export type TourStopRow = TourLean['stops'][number] & { _id: Types.ObjectId };

const NO_TOUR = 'Tour not found';

/** The stored tour; foreign, unknown and malformed ids are rejected alike. */
export async function requireTour(actor: Actor, id: string): Promise<TourLean> {
  const row = isObjectIdHex(id)
    ? await Tour.findOne({ ...teamScope(actor), _id: id }).lean<TourLean>()
    : null;
  if (!row) throw notFound(NO_TOUR);
  return row;
}

export const LINKS = { family: 'tour-family', owner: 'tour-home' } as const;
/** URL of one side's page in the reader's language. */
export const tourUrl = (side: keyof typeof LINKS, id: unknown, language: Language = 'en'): string =>
  siteUrl() + localPath(language, `/tours/${linkToken(LINKS[side], String(id))}`);

/** True if the person who opens the home of a stop has declined. */
export const isOff = ({ homes }: Pick<TourLean, 'homes'>, stop: { property: unknown }): boolean =>
  homes.some(({ property, answer }) => String(property) === String(stop.property) && answer === 'declined');

export const firstStart = ({ stops }: Pick<TourLean, 'stops'>): Date | undefined =>
  stops.map(({ start }) => start).sort((a, b) => a.getTime() - b.getTime())[0];

/** A family's address, if it agreed to mails. */
export async function getFamilyReceiver(
  family: TourFamilyRow,
  language: Receiver['language'],
): Promise<Receiver | undefined> {
  const client = await Client.findById(family.client, { name: 1, email: 1, consent: 1 }).lean();
  return client?.consent && client.email ? { name: client.name, email: client.email, language } : undefined;
}

export async function mapPlaces(ids: readonly unknown[]): Promise<Map<string, { lat: number; lng: number }>> {
  const rows = await findListings({ _id: op.in(ids), placePrecision: 'exact' }, { location: 1 });
  return new Map(
    rows.flatMap(({ _id, location }) => {
      const [lng = 0, lat = 0] = location?.coordinates ?? [];
      return lng || lat ? [[String(_id), { lat, lng }] as const] : [];
    }),
  );
}

const toStopDto = (stop: TourStopRow): TourStopDto => ({
  id: String(stop._id),
  home: String(stop.property),
  client: String(stop.client),
  agent: String(stop.agent),
  start: stop.start.toISOString(),
  end: stop.end.toISOString(),
  km: stop.km ?? null,
  verdict: stop.verdict ?? null,
  note: stop.note ?? '',
});

function toHomeDto(row: TourLean, home: TourHomeRow, names: Map<string, string>, t: TourText): TourHomeDto {
  const id = String(home.property);
  const times = row.stops
    .filter(({ property }) => String(property) === id)
    .map(({ start }) => start.toISOString());
  const isSent = row.state === 'sent' && times.length > 0;
  const url = isSent ? tourUrl('owner', home._id, t.language) : '';
  const { isOutside } = home;
  const name = home.name || (isOutside ? (names.get(String(home.lister)) ?? '') : '');
  return {
    id,
    title: home.title,
    keys: home.keys,
    note: home.note,
    name,
    phone: home.phone,
    email: home.email,
    isOutside,
    answer: home.answer,
    word: home.word,
    isAsked: Boolean(home.askedAt),
    times,
    url,
    message: url && ownerMessage(t, { name, title: home.title, day: row.day, times, url }),
  };
}

type ClientFacts = { name: string; phones: string[]; email?: string | null; consent?: unknown };

function toFamilyDto(
  row: TourLean,
  family: TourFamilyRow,
  client: ClientFacts | undefined,
  t: TourText,
): TourFamilyDto {
  const id = String(family.client);
  const times = row.stops.filter((stop) => String(stop.client) === id).map(({ start }) => start);
  const isSent = row.state === 'sent' && times.length > 0;
  const url = isSent ? tourUrl('family', family._id, t.language) : '';
  const name = client?.name ?? '';
  return {
    client: id,
    name,
    homes: family.homes.map(String),
    phone: client?.phones[0] ?? '',
    mayMail: Boolean(client?.consent && client.email),
    isMailed: Boolean(family.mailedAt),
    url,
    message: url && familyMessage(t, { name, day: row.day, times, homes: times.length, url }),
  };
}

/** A tour with each agent's route and the keys to take along. */
export async function toTourDto(row: TourLean, language: Language, now = new Date()): Promise<TourDto> {
  const { t } = textsIn(language, 'clients/tours');
  const homes = row.homes as TourHomeRow[];
  const [names, clients, places] = await Promise.all([
    mapUserNames([...row.agents, ...homes.flatMap(({ lister }) => lister ?? [])]),
    Client.find(
      { _id: op.in(row.families.map(({ client }) => client)) },
      { name: 1, phones: 1, email: 1, consent: 1 },
    ).lean(),
    mapPlaces(homes.map(({ property }) => property)),
  ]);
  const byId = new Map(clients.map((client) => [String(client._id), client]));
  const stops = (row.stops as TourStopRow[]).map(toStopDto);
  const first = firstStart(row);
  return {
    id: String(row._id),
    day: row.day,
    from: row.from,
    until: row.until,
    minutes: row.minutes,
    state: row.state,
    hasBegun: Boolean(first && row.state === 'sent' && first <= now),
    agents: row.agents.map(String).map((id) => {
      const way = stops.filter(({ agent }) => agent === id);
      const shown = new Set(way.map(({ home }) => home));
      return {
        id,
        name: names.get(id) ?? '',
        totalKm: Math.round(way.reduce((sum, { km }) => sum + (km ?? 0), 0) * 10) / 10,
        mapUrl: routeUrl(way.flatMap(({ home }) => places.get(home) ?? [])),
        collects: homes
          .filter(({ property, keys }) => keys === 'office' && shown.has(String(property)))
          .map(({ title }) => title),
      };
    }),
    homes: homes.map((home) => toHomeDto(row, home, names, t)),
    families: (row.families as TourFamilyRow[]).map((family) =>
      toFamilyDto(row, family, byId.get(String(family.client)), t),
    ),
    stops,
    unplaced: row.unplaced.map(({ property, client, why }) => ({
      home: String(property),
      client: String(client),
      why,
    })),
    __v: row.__v,
  };
}

export const getTour = async (actor: Actor, id: string, language: Language = 'en', now = new Date()) =>
  toTourDto(await requireTour(actor, id), language, now);

/** Tours of the actor or the team, the latest day first. */
export async function listTours(actor: Actor): Promise<{ tours: TourItemDto[] }> {
  const rows = await Tour.find({ ...teamScope(actor) })
    .sort({ day: -1 })
    .limit(MAX_LISTED)
    .lean<TourLean[]>();
  const tours = rows.map(({ _id, day, state, families, homes }) => ({
    id: String(_id),
    day,
    state,
    families: families.length,
    homes: homes.length,
    confirmed: homes.filter(({ answer }) => answer === 'confirmed').length,
    declined: homes.filter(({ answer }) => answer === 'declined').length,
  }));
  return { tours };
}

export const SHARED_TOURS: SharedRecords = { collection: Tour.collection, names: ['owner'] };

export const exportTours = (owner: string) =>
  Tour.find({ owner, team: null }, { _id: 0, __v: 0 }).limit(1000).lean();

/** Maximum client page requests that are read. */
const MAX_WISHES = 200;
const MAX_LISTINGS = 500;
const NOT_SHOWN = 'One of these homes cannot be visited at the moment';

/** Stops of sent tours at a home or of an agent, between two times. */
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

/** Facts of a home that a tour copies. */
export type TourFacts = {
  property: Types.ObjectId;
  title: string;
  host: Types.ObjectId | null;
  isOutside: boolean;
};

/** Homes that can be visited, in the order of their ids. */
export async function factsOf(actor: Actor, ids: readonly string[]): Promise<TourFacts[]> {
  const owned = await findListings({ _id: op.in(ids) }, { owner: 1, team: 1 });
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

/** Times when a home is not free because of visits, other tours or, if the lister is outside the team, the lister's other appointments. */
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

/** Plans a tour by the current hours, holidays, busy times, visits and other tours. No stop is in the past. */
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

/** Refuses to replan a tour that has begun, because people are on their way. */
export function assertNotBegun(row: TourLean, now: Date): void {
  const first = firstStart(row);
  if (row.state === 'cancelled') throw new AppError('conflict', 'This tour was cancelled');
  if (row.state === 'sent' && first && first <= now) throw new AppError('conflict', 'This tour has begun');
}

/** Clients' wishes from their pages, for future days. */
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
  const homes = await findListings({ _id: op.in(own.flatMap((wish) => wish.homes)) }, { title: 1 });
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

/** The stops of these agents' sent tours between two Indian days, inclusive. */
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

export async function listTourItems({ who, first, last, t }: CalendarRequest): Promise<CalendarItem[]> {
  const stops = await listTourStops([who.userId], first, last);
  return stops.map(({ agent, home, ...stop }) => ({
    ...stop,
    kind: 'visit' as const,
    title: t('Tour: {title}', { title: home }),
  }));
}

/** Choices of the form: the team's listings and clients. */
export async function listTourChoices(actor: Actor, language: Language) {
  const [listings, clients] = await Promise.all([
    listChoices({ ...teamScope(actor), status: op.in(PUBLIC_STATUSES) }, MAX_LISTINGS),
    listClientChoices(actor, language),
  ]);
  return { listings, clients };
}
