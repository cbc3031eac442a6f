import 'server-only';
import type { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { typedPath } from '@/lib/listings/codes/rules';
import { getPublicProperty, listExpired, mapPublicCards } from '@/lib/listings/data';
import { mapCodes } from '@/lib/listings/mail-homes/data';
import { hashSecret } from '@/lib/platform/auth/session';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { site } from '@/lib/settings/data';
import { getBrand } from '@/lib/teams/brand/data';
import { Shortlist, type ShortlistRow } from '@/models/shortlists/shortlist';
import { DEFAULT_SLOT, HIDDEN_SLOT, SHARE_IDLE_DAYS } from './constants';
import type {
  HomeDto,
  OwnShortlistsDto,
  ReplyDto,
  SavedIdsDto,
  SharedShortlistDto,
  ShortlistDto,
} from './dto';
import { changesSince, type SeenFacts } from './rules';
import { tourDays } from './tours/rules';

export type ShortlistLean = ShortlistRow & { _id: Types.ObjectId };
/** Current data of the homes in some lists. */
type Facts = { cards: Awaited<ReturnType<typeof mapPublicCards>>; expired: ReadonlySet<string> };
type StoredHome = ShortlistLean['homes'][number];

/** Encrypts a shared list's token with the list as additional data. */
export const tokenContext = (id: unknown) => `shortlist:${String(id)}`;

function repliesTo(row: ShortlistLean, property: string, visitor: string | undefined): ReplyDto[] {
  return row.replies
    .filter((reply) => String(reply.property) === property)
    .map(({ name, verdict, note, at, visitor: by }) => ({
      name,
      verdict,
      note,
      at: at.toISOString(),
      isOwn: by === visitor,
    }));
}

function toHomeDto(row: ShortlistLean, home: StoredHome, facts: Facts, visitor?: string): HomeDto {
  const id = String(home.property);
  const found = facts.cards.get(id);
  const seen = home.seen as SeenFacts;
  return {
    id,
    ...(found && { card: found.card }),
    title: found?.card.title ?? seen.title ?? 'A home',
    note: home.note,
    rating: home.rating ?? null,
    addedAt: home.addedAt.toISOString(),
    changes: changesSince(
      seen,
      found?.card ?? (facts.expired.has(id) ? 'expired' : 'gone'),
      found?.updatedAt,
    ),
    replies: repliesTo(row, id, visitor),
  };
}

function toShortlistDto(row: ShortlistLean, facts: Facts, siteUrl: string): ShortlistDto {
  const { share } = row;
  return {
    id: String(row._id),
    name: row.name,
    isDefault: row.slot === DEFAULT_SLOT,
    share: share
      ? {
          url: `${siteUrl}/shortlist/${decrypt(share.token as Encrypted, tokenContext(row._id))}`,
          mode: share.mode,
        }
      : null,
    homes: row.homes.map((home) => toHomeDto(row, home, facts)),
  };
}

const idsOf = (rows: readonly ShortlistLean[]) =>
  rows.flatMap(({ homes }) => homes.map(({ property }) => property));

async function factsOf(rows: readonly ShortlistLean[]): Promise<Facts> {
  const ids = idsOf(rows);
  const cards = await mapPublicCards(ids);
  const missing = ids.filter((id) => !cards.has(String(id)));
  return { cards, expired: missing.length > 0 ? await listExpired(missing) : new Set() };
}

/** All homes that one owner has saved or hidden, in two queries, plus one if a home is no longer visible. */
export async function readOwnShortlists(owner: string | undefined): Promise<OwnShortlistsDto> {
  if (!owner) return { lists: [], hidden: [] };
  const rows = await Shortlist.find({ owner }).sort({ createdAt: 1 }).lean<ShortlistLean[]>();
  const [facts, { url }] = await Promise.all([factsOf(rows), site()]);
  const hidden = rows.find(({ slot }) => slot === HIDDEN_SLOT);
  return {
    lists: rows.filter((row) => row !== hidden).map((row) => toShortlistDto(row, facts, url)),
    hidden: hidden ? hidden.homes.map((home) => toHomeDto(hidden, home, facts)) : [],
  };
}

export async function readSavedIds(owner: string | undefined): Promise<SavedIdsDto> {
  if (!owner) return { saved: [], hidden: [] };
  const rows = await Shortlist.find({ owner }, { slot: 1, 'homes.property': 1 }).lean<ShortlistLean[]>();
  const ids = (isWanted: (slot: string) => boolean) => [
    ...new Set(idsOf(rows.filter(({ slot }) => isWanted(slot))).map(String)),
  ];
  return { saved: ids((slot) => slot !== HIDDEN_SLOT), hidden: ids((slot) => slot === HIDDEN_SLOT) };
}

export async function mapHidden(owners: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await Shortlist.find(
    { owner: op.in(owners), slot: HIDDEN_SLOT },
    { owner: 1, 'homes.property': 1 },
  ).lean<ShortlistLean[]>();
  return new Map(
    rows.map(({ owner, homes }) => [owner, new Set(homes.map(({ property }) => String(property)))]),
  );
}

/** The list behind a link; undefined for revoked, expired and guessed links alike. */
export async function findShared(token: string, now = new Date()): Promise<ShortlistLean | null> {
  const since = op.gt(new Date(now.getTime() - SHARE_IDLE_DAYS * DAY_MS));
  const row = await Shortlist.findOne({
    'share.tokenHash': hashSecret(token),
    $or: [{ 'share.usedAt': since }, { 'share.usedAt': null, updatedAt: since }],
  }).lean<ShortlistLean>();
  const isOld = row?.share && (row.share.usedAt?.getTime() ?? 0) < now.getTime() - DAY_MS;
  if (isOld)
    await Shortlist.updateOne({ _id: row._id }, { $set: { 'share.usedAt': now } }, { timestamps: false });
  return row;
}

/** The sender of the homes as readers see them. A broker has a face, a firm and a number. */
async function senderOf(row: ShortlistLean) {
  if (!row.sentBy) return {};
  const [sender, broker, { printLine }] = await Promise.all([
    findUserById(row.sentBy, { name: 1 }),
    getBrand(row.sentBy),
    site(),
  ]);
  return {
    ...(sender && { from: sender.name }),
    ...(broker && { broker, ...(printLine && { line: printLine }) }),
    ...(row.words && { words: row.words }),
  };
}

/** Reads a shared list. `visitor` is the viewing browser, whose own replies are marked. */
export async function readShared(
  token: string,
  visitor: string | undefined,
  now = new Date(),
): Promise<SharedShortlistDto | undefined> {
  const row = await findShared(token);
  if (!row?.share) return undefined;
  const [facts, sender, codes] = await Promise.all([
    factsOf([row]),
    senderOf(row),
    mapCodes(row.homes.map(({ property }) => String(property))),
  ]);
  const tour = row.tours?.findLast((given) => given.visitor === visitor);
  return {
    name: row.name,
    ...sender,
    mode: row.share.mode,
    homes: row.homes.map((home) => {
      const { id, card, title, note, replies, changes } = toHomeDto(row, home, facts, visitor);
      // a family's own edits are no news for the person who sent the list
      const news = row.sentBy ? changes.filter(({ kind }) => kind !== 'edited') : [];
      const code = codes.get(id);
      return {
        id,
        ...(card && { card }),
        title,
        note,
        replies,
        changes: news,
        ...(code && { typed: typedPath({ _id: id, propertyCode: code }) }),
      };
    }),
    ...(tour && { tour: { day: tour.day, homes: tour.homes.map(String) } }),
    days: tourDays(now),
  };
}

/** A home in the list behind a link; undefined if it is not in the list or no longer listed. */
export async function readSharedHome(token: string, property: string) {
  const row = await findShared(token);
  if (!row?.sentBy || !row.homes.some((home) => String(home.property) === property)) return undefined;
  const [listing, sender] = await Promise.all([getPublicProperty(property), senderOf(row)]);
  return listing && { listing, ...sender };
}

export async function exportShortlists(owner: string) {
  const rows = await Shortlist.find(
    { owner },
    { _id: 0, share: 0, __v: 0, 'replies.visitor': 0, 'tours.visitor': 0, newsAt: 0 },
  )
    .sort({ createdAt: 1 })
    .lean();
  return rows.map(({ owner: _, ...row }) => row);
}

export const listsOf = (owner: string) => ({ owner, slot: op.not(HIDDEN_SLOT) });
