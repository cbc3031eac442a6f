import 'server-only';
import { Types } from 'mongoose';
import { findUserById, mapUserNames } from '@/lib/accounts/users/data';
import { BOARD_DAYS, LINK_DAYS } from '@/lib/clients/tours/constants';
import {
  isOff,
  LINKS,
  mapPlaces,
  type TourFamilyRow,
  type TourHomeRow,
  type TourLean,
  type TourStopRow,
} from '@/lib/clients/tours/data';
import type { LinkedTourDto, TourResultDto } from '@/lib/clients/tours/dto';
import { findListings, mapPublicCards } from '@/lib/listings/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { idOfLinkToken } from '@/lib/platform/crypto/link-token';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { teamScope } from '@/lib/teams/data';
import { routeUrl } from '@/lib/visits/rules';
import { Client } from '@/models/clients/client';
import { Tour } from '@/models/clients/tour';

type Linked =
  | { side: 'family'; row: TourLean; family: TourFamilyRow }
  | { side: 'owner'; row: TourLean; home: TourHomeRow };

/** Filter for tours with working links, which excludes drafts and tours long past. */
const openTours = (now: Date) => ({
  state: op.not('draft' as const),
  day: op.gte(indianDay(now.getTime() - LINK_DAYS * DAY_MS)),
});

/** The tour and side of a link; ended and guessed links are rejected alike. */
export async function findTourLink(token: string, now = new Date()): Promise<Linked | undefined> {
  const family = idOfLinkToken(LINKS.family, token);
  const home = family ? undefined : idOfLinkToken(LINKS.owner, token);
  const id = family ?? home;
  if (!id) return undefined;
  const row = await Tour.findOne({
    [family ? 'families._id' : 'homes._id']: new Types.ObjectId(id),
    ...openTours(now),
  }).lean<TourLean>();
  if (!row) return undefined;
  if (family) {
    const found = (row.families as TourFamilyRow[]).find(({ _id }) => String(_id) === id);
    return found && { side: 'family', row, family: found };
  }
  const found = (row.homes as TourHomeRow[]).find(({ _id }) => String(_id) === id);
  return found && { side: 'owner', row, home: found };
}

/** A family's view, limited to its own stops. */
async function familyView(row: TourLean, family: TourFamilyRow, now: Date) {
  const stops = (row.stops as TourStopRow[]).filter(({ client }) => client.equals(family.client));
  const homes = stops.map(({ property }) => property);
  const [client, cards, names, places] = await Promise.all([
    Client.findById(family.client, { name: 1 }).lean(),
    mapPublicCards(homes),
    mapUserNames(row.agents),
    mapPlaces(homes),
  ]);
  return {
    side: 'family' as const,
    name: client?.name.split(' ')[0] ?? '',
    mapUrl: routeUrl(
      stops.flatMap((stop) => (isOff(row, stop) ? [] : (places.get(String(stop.property)) ?? []))),
    ),
    stops: stops.map((stop, i) => ({
      id: String(stop._id),
      home: String(stop.property),
      title: row.homes.find(({ property }) => property.equals(stop.property))?.title ?? '',
      card: cards.get(String(stop.property))?.card ?? null,
      start: stop.start.toISOString(),
      end: stop.end.toISOString(),
      agent: names.get(String(stop.agent)) ?? '',
      // the agent may come from another family's home
      km: i === 0 ? null : (stop.km ?? null),
      isOff: isOff(row, stop),
      mayJudge: row.state === 'sent' && stop.start <= now,
      verdict: stop.verdict ?? null,
      note: stop.note ?? '',
    })),
  };
}

/** The view for a person who opens a home, with times but without family names. */
function ownerView(row: TourLean, home: TourHomeRow) {
  return {
    side: 'owner' as const,
    title: home.title,
    keys: home.keys,
    times: row.stops
      .filter(({ property }) => property.equals(home.property))
      .map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    answer: home.answer,
    word: home.word,
  };
}

export async function readTourLink(token: string, now = new Date()): Promise<LinkedTourDto | undefined> {
  const linked = await findTourLink(token, now);
  if (!linked) return undefined;
  const { row } = linked;
  const by = await findUserById(row.owner, { name: 1, phone: 1 });
  const base = { from: by?.name ?? '', phone: by?.phone ?? '', day: row.day, state: row.state };
  return linked.side === 'family'
    ? { ...base, ...(await familyView(row, linked.family, now)) }
    : { ...base, ...ownerView(row, linked.home) };
}

/** Families' replies to recent tours, sorted by the number of homes they liked. */
export async function listTourResults(actor: Actor, now = new Date()): Promise<TourResultDto[]> {
  const rows = await Tour.find({
    ...teamScope(actor),
    day: op.range({ gte: indianDay(now.getTime() - BOARD_DAYS * DAY_MS), lte: indianDay(now) }),
    state: 'sent',
  })
    .sort({ day: -1 })
    .lean<TourLean[]>();
  const begun = rows.flatMap((row) =>
    (row.stops as TourStopRow[])
      .filter((stop) => stop.start <= now && !isOff(row, stop))
      .map((stop) => ({ row, stop })),
  );
  const [clients, homes] = await Promise.all([
    Client.find({ _id: op.in(begun.map(({ stop }) => stop.client)) }, { name: 1 }).lean(),
    findListings({ _id: op.in(begun.map(({ stop }) => stop.property)) }, { title: 1, type: 1 }),
  ]);
  const results = new Map<string, TourResultDto>();
  for (const { row, stop } of begun) {
    const name = clients.find(({ _id }) => _id.equals(stop.client))?.name;
    const home = homes.find(({ _id }) => _id.equals(stop.property));
    if (!(name && home)) continue;
    const key = `${row._id}${stop.client}`;
    const of = { tour: String(row._id), day: row.day, client: String(stop.client), name, homes: [] };
    const result: TourResultDto = results.get(key) ?? of;
    const { verdict = null, note = '' } = stop;
    result.homes.push({
      home: String(home._id),
      title: home.title,
      type: home.type,
      verdict: verdict ?? null,
      note: note ?? '',
    });
    results.set(key, result);
  }
  const likes = ({ homes: seen }: TourResultDto) => seen.filter(({ verdict }) => verdict === 'yes').length;
  return [...results.values()].sort((a, b) => b.day.localeCompare(a.day) || likes(b) - likes(a));
}
