import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { Types } from 'mongoose';
import { keepUploads } from '@/lib/listings/media/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { AppError } from '@/lib/platform/errors';
import { DAY_MS } from '@/lib/platform/time/time';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { DRAFT_DAYS, MAX_DRAFTS } from './constants';
import { getDraft, getDraftRow } from './data';
import type { ListingDraftInput } from './schema';

/**
 * Stores a draft of the actor and keeps its pictures as long. Rejects with 'conflict' and the stored draft in `details.current` if another device has saved it
 * since `input.rev`.
 */
export async function saveDraft(
  actor: Actor,
  key: string,
  input: ListingDraftInput,
): Promise<{ rev: number; savedAt: string }> {
  const owner = new Types.ObjectId(actor.userId);
  const stored = await ListingDraft.findOne({ owner, key }, { rev: 1, images: 1 }).lean();
  if (stored && stored.rev !== input.rev) throw await changedElsewhere(actor, key);
  const savedAt = new Date();
  const expiresAt = new Date(savedAt.getTime() + DRAFT_DAYS * DAY_MS);
  const { property, ...rest } = input;
  // a draft deleted in another window is created again when typing continues here
  const rev = input.rev + 1;
  const draft = {
    ...rest,
    ...(property && { property: new Types.ObjectId(property) }),
    rev,
    savedAt,
    expiresAt,
  };
  try {
    if (!stored) await insertDraft(owner, { owner, key, ...draft });
    else {
      const { matchedCount } = await ListingDraft.updateOne({ owner, key, rev: stored.rev }, { $set: draft });
      if (matchedCount === 0) throw await changedElsewhere(actor, key);
    }
  } catch (error) {
    if (isDuplicateKey(error)) throw await changedElsewhere(actor, key);
    throw error;
  }
  const shown = input.images.map(({ publicId }) => publicId);
  const before = stored?.images.map(({ publicId }) => publicId ?? '') ?? [];
  await keepUploads(actor, shown, expiresAt);
  await keepUploads(
    actor,
    before.filter((id) => !shown.includes(id)),
    null,
  );
  return { rev, savedAt: savedAt.toISOString() };
}

const insertDraft = (owner: Types.ObjectId, row: object) =>
  insertWithin({
    max: MAX_DRAFTS,
    model: ListingDraft,
    among: { owner },
    insert: () => ListingDraft.create(row),
    full: () =>
      new AppError(
        'conflict',
        messageWith('You have {max} drafts. Please finish or delete one first', { max: MAX_DRAFTS }),
      ),
  });

type Reading = {
  values: Record<string, string | string[]>;
  images: { publicId: string; name: string }[];
  ownerContact?: { name: string; phones: string[] };
  reading: object;
};

/** Stores the reading of a message as a new draft of the actor. Repeating the key changes nothing. */
export async function storeReading(actor: Actor, key: string, read: Reading): Promise<void> {
  const { values, images, ...more } = read;
  await saveDraft(actor, key, { values, images, step: 0, rev: 0 });
  await ListingDraft.updateOne({ owner: new Types.ObjectId(actor.userId), key }, { $set: more });
}

/** Its pictures are kept for a day, so that it can be restored. */
export async function deleteDraft(actor: Actor, key: string): Promise<void> {
  const draft = await ListingDraft.findOneAndDelete({ owner: new Types.ObjectId(actor.userId), key }).lean();
  if (!draft) return;
  await keepUploads(
    actor,
    draft.images.map(({ publicId }) => publicId ?? ''),
    null,
  );
}

/** Ends a draft whose form was sent. The owner named in its message moves to the listing. */
export async function finishDraft(actor: Actor, key: string, property: string): Promise<void> {
  const ownerContact = (await getDraftRow(actor.userId, key))?.ownerContact;
  if (ownerContact)
    await Property.updateOne(
      { _id: property, owner: new Types.ObjectId(actor.userId) },
      { $set: { ownerContact } },
    );
  await deleteDraft(actor, key);
}

async function changedElsewhere(actor: Actor, key: string): Promise<AppError> {
  const current = await getDraft(actor.userId, key);
  return new AppError('conflict', 'This draft was changed in another window or on another device', {
    details: { current },
  });
}
