import 'server-only';
import type { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { linkToken } from '@/lib/platform/crypto/link-token';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { routeUrl } from '@/lib/visits/rules';
import { Client } from '@/models/clients/client';
import { Tour, type TourRow } from '@/models/clients/tour';
import { Property } from '@/models/listings/property';
import { MAX_LISTED } from './constants';
import type { TourDto, TourFamilyDto, TourHomeDto, TourItemDto, TourStopDto } from './dto';
import { familyMessage, ownerMessage, type TourText } from './format';

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
/** The page of one side, in the reader's language. */
export const tourUrl = (side: keyof typeof LINKS, id: unknown, language: Language = 'en'): string =>
  siteUrl() + localPath(language, `/tours/${linkToken(LINKS[side], String(id))}`);

/** The side that opens the home of a stop has declined. */
export const isOff = ({ homes }: Pick<TourLean, 'homes'>, stop: { property: unknown }): boolean =>
  homes.some(({ property, answer }) => String(property) === String(stop.property) && answer === 'declined');

export const firstStart = ({ stops }: Pick<TourLean, 'stops'>): Date | undefined =>
  stops.map(({ start }) => start).sort((a, b) => a.getTime() - b.getTime())[0];

/** A family's address, where it has agreed to mails. */
export async function getFamilyReceiver(
  family: TourFamilyRow,
  language: Receiver['language'],
): Promise<Receiver | undefined> {
  const client = await Client.findById(family.client, { name: 1, email: 1, consent: 1 }).lean();
  return client?.consent && client.email ? { name: client.name, email: client.email, language } : undefined;
}

/** Exact places of listings by id. */
export async function mapPlaces(ids: readonly unknown[]): Promise<Map<string, { lat: number; lng: number }>> {
  const rows = await Property.find({ _id: op.in(ids), placePrecision: 'exact' }, { location: 1 }).lean();
  return new Map(
    rows.flatMap(({ _id, location }) => {
      const [lng = 0, lat = 0] = location?.coordinates ?? [];
      return lng || lat ? [[String(_id), { lat, lng }] as const] : [];
    }),
  );
}

const toStopDto = ({
  _id,
  property,
  client,
  agent,
  start,
  end,
  km,
  verdict,
  note,
}: TourStopRow): TourStopDto => ({
  id: String(_id),
  home: String(property),
  client: String(client),
  agent: String(agent),
  start: start.toISOString(),
  end: end.toISOString(),
  km: km ?? null,
  verdict: verdict ?? null,
  note: note ?? '',
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

/** A tour with the way of each agent and the keys that they take along. */
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

/** For the export of an account. */
export const exportTours = (owner: string) =>
  Tour.find({ owner, team: null }, { _id: 0, __v: 0 }).limit(1000).lean();
