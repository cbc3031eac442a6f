import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { Types } from 'mongoose';
import { mapPublicCards } from '@/lib/listings/data';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { Shortlist } from '@/models/shortlists/shortlist';
import {
  ADOPTED_NAME,
  DEFAULT_NAME,
  DEFAULT_SLOT,
  HIDDEN_SLOT,
  MAX_HOMES,
  MAX_LISTS,
  MAX_NOTE_LENGTH,
  MAX_REPLIES,
  type ShareMode,
} from './constants';
import { findShared, listsOf, type ShortlistLean, tokenContext } from './data';
import { listReplied } from './events';
import { reorder } from './rules';
import type { HomeChange, ListChange, NewList, ReplyInput } from './schema';

const FULL = messageWith('A list can have {max} homes. Remove one, or create another list', {
  max: MAX_HOMES,
});

/** Finds or creates the heart's list or the hidden list, once for simultaneous requests. */
async function ensureSlot(owner: string, slot: string, name: string): Promise<Types.ObjectId> {
  const upsert = () =>
    Shortlist.findOneAndUpdate(
      { owner, slot },
      { $setOnInsert: { name } },
      { upsert: true, returnDocument: 'after', projection: { _id: 1 } },
    ).lean();
  const row = await upsert().catch((error: { code?: number }) => {
    if (error.code === DUPLICATE_KEY) return upsert();
    throw error;
  });
  if (!row) throw new Error('An upsert returned no row');
  return row._id;
}

/** A home's facts as its owner sees them now. Throws 'not_found' for a listing that the owner can't see. */
async function seenNow(property: string) {
  const found = (await mapPublicCards([new Types.ObjectId(property)])).get(property.toLowerCase());
  if (!found) throw notFound('Property not found');
  return seenFacts(found.card);
}

const seenFacts = ({ title, price, status }: PropertyCardDto) => ({ at: new Date(), title, price, status });

async function addTo(id: Types.ObjectId, property: string, facts: object): Promise<void> {
  const seen = await seenNow(property);
  const { modifiedCount } = await Shortlist.updateOne(
    {
      _id: id,
      'homes.property': op.not(property),
      [`homes.${MAX_HOMES - 1}`]: op.missing(),
    },
    { $push: { homes: { property, addedAt: seen.at, seen, ...facts } } },
  );
  const isThere = modifiedCount > 0 || (await Shortlist.exists({ _id: id, 'homes.property': property }));
  if (!isThere) throw new AppError('conflict', FULL);
}

/** The list to change: the named one, the home's current one, or the heart's. */
async function listFor(owner: string, property: string, list: string | undefined): Promise<Types.ObjectId> {
  const lists = { owner, slot: op.not(HIDDEN_SLOT) };
  const found = await Shortlist.findOne(
    list ? { ...lists, _id: list } : { ...lists, 'homes.property': property },
    { _id: 1 },
  ).lean();
  if (found) return found._id;
  if (list) throw notFound('List not found');
  return ensureSlot(owner, DEFAULT_SLOT, DEFAULT_NAME);
}

/** Saves a home, or changes a saved one's note and rating. Idempotent, and unhides the home. */
export async function saveHome(owner: string, property: string, change: HomeChange): Promise<void> {
  const { list, note, rating } = change;
  const id = await listFor(owner, property, list);
  if (!(await Shortlist.exists({ _id: id, 'homes.property': property }))) await addTo(id, property, {});
  const set = {
    ...(note !== undefined && { 'homes.$.note': note }),
    ...(rating != null && { 'homes.$.rating': rating }),
  };
  const unset = rating === null ? { $unset: { 'homes.$.rating': 1 as const } } : {};
  await Shortlist.updateOne({ _id: id, 'homes.property': property }, { $set: set, ...unset });
  await pull({ owner, slot: HIDDEN_SLOT }, property);
}

/** Adds to a home's note, saving it first if `isWanted`. Does nothing if that is impossible. */
export async function appendNote(
  owner: string,
  property: string,
  text: string,
  isWanted: boolean,
): Promise<void> {
  const lists = { ...listsOf(owner), 'homes.property': property };
  const row = await Shortlist.findOne(lists, { homes: 1 }).lean();
  if (!row && !isWanted) return;
  const before = row?.homes.find((home) => String(home.property) === property)?.note;
  const note = [before, text].filter(Boolean).join('\n').slice(-MAX_NOTE_LENGTH);
  await saveHome(owner, property, { note }).catch((error: unknown) => {
    // if the home is gone or the list is full, the feedback stays with the visit
    if (!(error instanceof AppError)) throw error;
  });
}

async function pull(filter: Record<string, unknown>, property: string): Promise<void> {
  await Shortlist.updateMany(
    { ...filter, 'homes.property': property },
    { $pull: { homes: { property }, replies: { property } } },
  );
}

export async function removeHome(owner: string, property: string, list?: string): Promise<void> {
  await pull({ ...listsOf(owner), ...(list && { _id: list }) }, property);
}

export async function hideHome(owner: string, property: string): Promise<void> {
  await addTo(await ensureSlot(owner, HIDDEN_SLOT, 'Hidden'), property, {});
  await removeHome(owner, property);
}

export async function showHome(owner: string, property: string): Promise<void> {
  await pull({ owner, slot: HIDDEN_SLOT }, property);
}

/** Creates a list. `sentBy` is the account whose name readers see. */
export async function createList(owner: string, input: NewList, sentBy?: string): Promise<string> {
  const { name } = input;
  const { row } = await createOnce(Shortlist, owner, input, (_id) =>
    insertWithin({
      max: MAX_LISTS,
      model: Shortlist,
      among: listsOf(owner),
      insert: () => Shortlist.create({ _id, owner, slot: String(_id), name, ...(sentBy && { sentBy }) }),
      full: () =>
        new AppError(
          'conflict',
          messageWith('You have {max} lists already. Delete one first', { max: MAX_LISTS }),
        ),
    }),
  );
  return String(row._id);
}

function newShare(id: Types.ObjectId, mode: ShareMode) {
  const token = newToken();
  return { tokenHash: hashSecret(token), token: encrypt(token, tokenContext(id)), mode, usedAt: new Date() };
}

async function ownList(owner: string, id: string): Promise<ShortlistLean> {
  const row = await Shortlist.findOne({
    _id: id,
    owner,
    slot: op.not(HIDDEN_SLOT),
  }).lean<ShortlistLean>();
  if (!row) throw notFound('List not found');
  return row;
}

/** Changes name, order or sharing. The link survives a change of mode, but ending the sharing revokes it for good. */
export async function changeList(owner: string, id: string, change: ListChange): Promise<void> {
  const row = await ownList(owner, id);
  const { name, order, share } = change;
  const set = {
    ...(name !== undefined && { name }),
    ...(share && (row.share ? { 'share.mode': share } : { share: newShare(row._id, share) })),
  };
  await Shortlist.updateOne({ _id: row._id }, { $set: set, ...(share === null && { $unset: { share: 1 } }) });
  if (!order) return;
  const homes = reorder(row.homes, order, ({ property }) => String(property));
  // refuses an order that would lose a home saved in between
  const filter = {
    _id: row._id,
    'homes.property': op.all(order),
    homes: op.size(homes.length),
  };
  await Shortlist.updateOne(filter, { $set: { homes } });
}

export async function deleteList(owner: string, id: string): Promise<void> {
  const row = await ownList(owner, id);
  await Shortlist.deleteOne({ _id: row._id });
}

/** Marks the lists as seen, so that only later changes count as news. */
export async function markSeen(owner: string): Promise<void> {
  const rows = await Shortlist.find({ owner }).lean<ShortlistLean[]>();
  const cards = await mapPublicCards(rows.flatMap(({ homes }) => homes.map(({ property }) => property)));
  for (const row of rows) {
    for (const { property } of row.homes) {
      const card = cards.get(String(property))?.card;
      if (card)
        await Shortlist.updateOne(
          { _id: row._id, 'homes.property': property },
          { $set: { 'homes.$.seen': seenFacts(card) } },
        );
    }
  }
}

/** Stores a link holder's reply to a home. A second reply from the same browser replaces the first. */
export async function replyToShared(token: string, visitor: string, reply: ReplyInput): Promise<void> {
  const row = await findShared(token);
  if (!row?.share) throw notFound('This list is not shared any more');
  if (row.share.mode !== 'comment') throw new AppError('forbidden', 'This list can be read only');
  const { property } = reply;
  if (!row.homes.some((home) => String(home.property) === property)) throw notFound('Property not found');
  const shared = { _id: row._id, 'share.tokenHash': hashSecret(token) };
  const own = { property: new Types.ObjectId(property), visitor };
  const written = { ...reply, visitor, at: new Date() };
  await Shortlist.updateOne(shared, { $pull: { replies: own } });
  // the write itself checks, so that only one of several requests from a browser is added
  const added = await Shortlist.updateOne(
    {
      ...shared,
      replies: op.raw({ $not: { $elemMatch: own } }),
      [`replies.${MAX_REPLIES - 1}`]: op.missing(),
    },
    { $push: { replies: written } },
  );
  if (added.matchedCount === 0) {
    await Shortlist.updateOne({ ...shared, replies: op.elemMatch(own) }, { $set: { 'replies.$': written } });
    if (await Shortlist.exists({ ...shared, [`replies.${MAX_REPLIES - 1}`]: op.exists() }))
      throw new AppError('conflict', 'This list has too many replies');
  }
  await listReplied.emit(row.owner);
}

/**
 * Moves a browser's or guest's shortlists to the account and merges saved and hidden homes. Shared or overfull lists stay separate, so that links work and no
 * home is lost.
 */
export async function adoptShortlists(from: string, to: string): Promise<void> {
  const rows = await Shortlist.find({ owner: from }).lean<ShortlistLean[]>();
  for (const row of rows) {
    const slot = String(row._id);
    const target =
      row.slot === slot ? null : await Shortlist.findOne({ owner: to, slot: row.slot }, { homes: 1 }).lean();
    const known = new Set(target?.homes.map(({ property }) => String(property)));
    const homes = row.homes.filter(({ property }) => !known.has(String(property)));
    const isApart =
      target && row.slot === DEFAULT_SLOT && (row.share || known.size + homes.length > MAX_HOMES);
    if (!target || isApart) {
      const name = row.name === DEFAULT_NAME ? ADOPTED_NAME : row.name;
      await Shortlist.updateOne(
        { _id: row._id },
        { $set: { owner: to, ...(isApart && { slot, name, homes: row.share ? row.homes : homes }) } },
      );
      continue;
    }
    await Shortlist.updateOne({ _id: target._id }, { $push: { homes: { $each: homes, $slice: MAX_HOMES } } });
    await Shortlist.deleteOne({ _id: row._id });
  }
}

export async function eraseShortlists(owner: string): Promise<void> {
  await Shortlist.deleteMany({ owner });
}

/** Deletes untouched lists of browsers and guests. Lists of accounts and clients live as long as their owner. */
export async function removeOldShortlists(before: Date): Promise<number> {
  const { deletedCount } = await Shortlist.deleteMany({
    updatedAt: op.lt(before),
    owner: op.notMatching(/^(?:user|client):/),
  });
  return deletedCount;
}
