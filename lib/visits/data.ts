import 'server-only';
import type { Types } from 'mongoose';
import { mapReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { mapUserNames } from '@/lib/accounts/users/data';
import { findListing, findListings } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import { getLister } from '@/lib/listings/listers/data';
import { enquiriesReach } from '@/lib/listings/listers/rules';
import { publicAddress } from '@/lib/listings/location/rules';
import { actorOf, can } from '@/lib/platform/auth/actor';
import { hashSecret } from '@/lib/platform/auth/session';
import type { AnySession, UserSession } from '@/lib/platform/auth/types';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { readsOf } from '@/lib/platform/db/reads-of';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import { DAY_MS } from '@/lib/platform/time/time';
import { similarPath } from '@/lib/search/similar/data';
import { site } from '@/lib/settings/data';
import { teamScope } from '@/lib/teams/data';
import { listBusy, listToured, takenStarts } from '@/lib/visits/busy-times/data';
import { HOST_DAYS, LOOK_AHEAD_DAYS } from '@/lib/visits/hours/constants';
import { showHoursOf } from '@/lib/visits/hours/data';
import type { HalfDay, HalfDayDto } from '@/lib/visits/hours/dto';
import { halfDayText, toHalfDayDto } from '@/lib/visits/hours/format';
import { shownHalfDays, sortHalfDays, upcomingHalfDays, withoutBusy } from '@/lib/visits/hours/rules';
import { Visit, type VisitRow } from '@/models/visits/visit';
import { MAX_ROUNDS, type Side, type VisitVerdict } from './constants';
import type { OwnVisitsDto, VisitDto, VisitHomeDto } from './dto';
import { isOpen, pendingOf, routeOf, stateOf } from './rules';

export type VisitLean = VisitRow & { _id: Types.ObjectId };

export const {
  find: findVisits,
  findOne: findVisit,
  findById: findVisitById,
  count: countVisits,
} = readsOf(Visit);

/** Maximum number of a person's newest visits to list. */
const MAX_LISTED = 100;

/** Encrypts a link's token with its visit and side as additional data. */
export const linkContext = (id: unknown, side: Side) => `visit:${String(id)}:${side}`;

export function linkUrl(row: VisitLean, side: Side, language: Language = 'en'): string {
  const { token } = side === 'visitor' ? row.visitorLink : row.hostLink;
  const path = `/visits/${decrypt(token as Encrypted, linkContext(row._id, side))}`;
  return siteUrl() + localPath(language, path);
}

/** Half-days in which this home is shown and still free. */
export async function freeHalfDays(
  { property, host }: Pick<VisitLean, 'property' | 'host'>,
  now: Date,
  days?: number,
): Promise<HalfDay[]> {
  const end = new Date(now.getTime() + LOOK_AHEAD_DAYS * DAY_MS);
  const [hours, taken, busy, toured] = await Promise.all([
    showHoursOf(host ? String(host) : undefined),
    takenStarts({ property, host }, now),
    host ? listBusy(String(host), now, end) : [],
    listToured({ property, person: host }, now, end),
  ]);
  return withoutBusy(upcomingHalfDays(hours, now, taken, days), [...busy, ...toured]);
}

export type Bookable = {
  property: Types.ObjectId;
  title: string;
  host: Types.ObjectId | null;
  team?: Types.ObjectId;
};

/** A home that can be visited, because it is public and its lister is active. */
export async function getBookable(propertyId: string): Promise<Bookable | undefined> {
  const row = await findListing(
    { _id: propertyId, status: op.in(PUBLIC_STATUSES) },
    { title: 1, owner: 1, team: 1, contactRoute: 1 },
  );
  const lister = row && (await getLister(propertyId));
  if (!row || !lister) return undefined;
  const isListers = lister.kind !== 'agency' && enquiriesReach(row.contactRoute).lister;
  const host = isListers ? (row.owner ?? null) : null;
  return { property: row._id, title: row.title, host, ...(isListers && row.team && { team: row.team }) };
}

/** Half-days offered as buttons; none if the home can't be visited. */
export async function listFreeHalfDays(
  propertyId: string,
  now = new Date(),
): Promise<{ halfDays: HalfDayDto[] }> {
  const home = await getBookable(propertyId);
  const free = home ? await freeHalfDays(home, now) : [];
  return { halfDays: shownHalfDays(free).map((halfDay) => toHalfDayDto(halfDay, now)) };
}

/** A home with its full address, or its public one before the visit is confirmed (`isAppointed` is false). */
type HomeOf = (isAppointed: boolean) => VisitHomeDto;

/** Homes of visits, with a place only if the lister has set it. */
async function homesOf(rows: readonly VisitLean[]): Promise<Map<string, HomeOf>> {
  const found = await findListings(
    { _id: op.in(rows.map(({ property }) => property)) },
    { title: 1, address: 1, location: 1, placePrecision: 1, status: 1, category: 1, unitShown: 1 },
  );
  return new Map(
    found.map(({ _id, title, address, location, placePrecision, status, ...unit }) => {
      const [lng = 0, lat = 0] = location?.coordinates ?? [];
      const isExact = placePrecision === 'exact' && Boolean(lng || lat);
      const full = location?.address || address;
      const home = {
        id: String(_id),
        title,
        isListed: isVisibleStatus(status),
        place: isExact ? { lat, lng } : null,
      };
      const of: HomeOf = (isAppointed) => ({
        ...home,
        address: isAppointed ? full : publicAddress(full, unit),
      });
      return [home.id, of] as const;
    }),
  );
}

export async function homeOf(row: VisitLean): Promise<VisitHomeDto> {
  const gone = { title: row.propertyTitle, address: '', isListed: false, place: null };
  const of = (await homesOf([row])).get(String(row.property));
  return of?.(row.status === 'confirmed') ?? { id: String(row.property), ...gone };
}

/** Hosts' names. Uses the agency's name for its own listings and deleted accounts. */
async function hostNames(rows: readonly VisitLean[]): Promise<(host: unknown) => string> {
  const [{ name }, names] = await Promise.all([site(), mapUserNames(rows.map(({ host }) => host))]);
  return (host) => names.get(String(host)) ?? name;
}

async function hostTimes(row: VisitLean, now: Date): Promise<NonNullable<VisitDto['times']>> {
  const halfDays = await freeHalfDays(row, now, HOST_DAYS);
  const startsOf = (isWanted: (key: string) => boolean) =>
    halfDays.filter(({ key }) => isWanted(key)).flatMap(({ starts }) => starts.map((at) => at.toISOString()));
  return {
    proposed: startsOf((key) => row.proposed.includes(key)),
    others: startsOf((key) => !row.proposed.includes(key)),
  };
}

type View = {
  side: Side;
  now: Date;
  /** reached through the person's account or browser rather than a link */
  isOwn: boolean;
  /** reads the host's free times, which only some callers offer */
  hasTimes?: boolean;
};

export async function toVisitDtos(
  rows: readonly VisitLean[],
  { side, now, isOwn, hasTimes = true }: View,
): Promise<VisitDto[]> {
  const ids = rows.map(({ _id }) => _id);
  const [homes, nameOf, releases] = await Promise.all([
    homesOf(rows),
    hostNames(rows),
    mapReleases('visit', ids),
  ]);
  const isHost = side === 'host';
  return Promise.all(
    rows.map(async (row) => {
      const open = isOpen(row, now);
      const { feedback } = row;
      const isTaken = isNumberTaken(releases.get(String(row._id)) ?? [], row.owner, row.host === null);
      const shown = feedback && (!isHost || feedback.isShared) ? feedback : null;
      return {
        id: String(row._id),
        side,
        home: homes.get(String(row.property))?.(isHost || row.status === 'confirmed') ?? (await homeOf(row)),
        otherName: isHost ? row.name : nameOf(row.host),
        state: stateOf(row, now),
        withFamily: row.withFamily,
        ...(row.tour && { tour: { id: String(row.tour.id), stop: row.tour.stop, of: row.tour.of } }),
        ...(row.departure && {
          departure: { why: row.departure, similar: await similarPath(String(row.property)) },
        }),
        turn: open ? pendingOf(row, now) : null,
        proposed: sortHalfDays(row.proposed).map((key) => ({ key, label: halfDayText(key) })),
        offered: row.offered?.toISOString() ?? null,
        start: row.start?.toISOString() ?? null,
        words: row.words.map(({ by, text, at }) => ({ by, text, at: at.toISOString() })),
        roundsLeft: Math.max(0, MAX_ROUNDS - row.rounds),
        ...(isHost && { seen: row.revision }),
        ...(isHost && open && hasTimes && { times: await hostTimes(row, now) }),
        ...(isOwn && { url: linkUrl(row, side) }),
        isNumberTaken: isTaken,
        ...(isOwn && isHost && !isTaken && { phone: row.phone }),
        feedback: shown && {
          verdict: shown.verdict as VisitVerdict,
          isShared: shown.isShared,
          ...(!isHost && { note: shown.note }),
        },
      };
    }),
  );
}

/** False for read-only staff. */
export const mayAnswer = (session: UserSession): boolean => {
  const actor = actorOf(session);
  return !can(actor, 'read') || can(actor, 'enquiries');
};

/**
 * Visits that a signed-in person can answer: to own and team listings and, for staff who handle enquiries, to the agency's. Read-only staff see the agency's
 * visits.
 */
export function hostFilter(
  session: AnySession | null,
  needs: 'read' | 'enquiries' = 'enquiries',
): Record<string, unknown> | undefined {
  if (session?.kind !== 'user') return undefined;
  const actor = actorOf(session);
  if (can(actor, needs)) return { host: op.in([null, actor.userId]) };
  const { owner: host, team } = teamScope(actor);
  return { team, ...(host && { host }) };
}

const listed = (filter: Record<string, unknown>) =>
  Visit.find(filter).sort({ until: -1 }).limit(MAX_LISTED).lean<VisitLean[]>();

/** Visits requested or changed after a moment, counted on Today. */
export const changedAfter = (since: string | Date | undefined): Record<string, unknown> => {
  const after = since && op.gt(new Date(since));
  return after ? { until: after, updatedAt: after } : {};
};

export async function listHosted(
  session: AnySession | null,
  now = new Date(),
  since?: string,
): Promise<VisitDto[]> {
  const hosted = hostFilter(session, 'read');
  if (!hosted) return [];
  // only readers who can answer the visit get the link
  const isOwn = session?.kind === 'user' && mayAnswer(session);
  return toVisitDtos(await listed({ ...hosted, ...changedAfter(since) }), { side: 'host', now, isOwn });
}

/** All visits of the caller and the route of the next day. */
export async function readOwnVisits(
  owner: string | undefined,
  session: AnySession | null,
  now = new Date(),
): Promise<OwnVisitsDto> {
  const [own, hosted] = await Promise.all([
    owner ? listed({ owner }).then((rows) => toVisitDtos(rows, { side: 'visitor', now, isOwn: true })) : [],
    listHosted(session, now),
  ]);
  return { own, hosted, route: routeOf([...own, ...hosted], now) };
}

export type Linked = { row: VisitLean; side: Side };

/** The visit and side of a link. Rejects ended, expired and guessed links alike. */
export async function findLinked(token: string, now = new Date()): Promise<Linked | undefined> {
  const hash = hashSecret(token);
  const row = await Visit.findOne({
    $or: [{ 'visitorLink.hash': hash }, { 'hostLink.hash': hash }],
    linksUntil: op.gt(now),
  }).lean<VisitLean>();
  return row ? { row, side: row.visitorLink.hash === hash ? 'visitor' : 'host' } : undefined;
}

export async function readLinked(token: string, now = new Date()): Promise<VisitDto | undefined> {
  const linked = await findLinked(token, now);
  return linked && (await toVisitDtos([linked.row], { side: linked.side, now, isOwn: false }))[0];
}

/** Exports a person's own visits completely, and visits to their homes without the visitor. */
export async function exportVisits(userId: string, owner: string, matchKeys: readonly string[]) {
  const hidden = { _id: 0, __v: 0, visitorLink: 0, hostLink: 0, slotKey: 0, due: 0, revision: 0, owner: 0 };
  const [own, hosted] = await Promise.all([
    Visit.find({ $or: [{ owner }, { matchKeys: op.in(matchKeys) }] }, hidden).lean(),
    Visit.find(
      { host: userId },
      { _id: 0, property: 1, propertyTitle: 1, status: 1, start: 1, offered: 1, words: 1 },
    ).lean(),
  ]);
  return {
    own,
    hosted: hosted.map((row) => ({ ...row, words: row.words.filter(({ by }) => by === 'host') })),
  };
}
