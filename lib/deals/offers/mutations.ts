import 'server-only';
import { Types } from 'mongoose';
import { findListingById } from '@/lib/listings/data';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { isInScope, may } from '@/lib/teams/rules';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { findOwnOffer, type OfferLean, toOfferDtos } from './data';
import type { OfferDto } from './dto';
import type { OfferInput } from './schema';

const MAX_CHANGES = 200;

async function offerOf(actor: Actor, row: OfferLean | null): Promise<OfferDto> {
  const [dto] = row ? await toOfferDtos(actor, [row]) : [];
  if (!dto) throw notFound('Offer not found');
  return dto;
}

const change = (actor: Actor, state: string, share: number, at: Date) => ({
  history: {
    $each: [{ state, share, at, by: new Types.ObjectId(actor.userId) }],
    $slice: -MAX_CHANGES,
  },
});

/** Offers a public listing of the actor's firm, or changes its share and note. Introductions keep their stored share. */
export async function offerListing(
  actor: Actor,
  { property, percent, note }: OfferInput,
  now = new Date(),
): Promise<OfferDto> {
  const listing = await findListingById(property, { title: 1, status: 1, owner: 1, team: 1 });
  if (!listing || !isInScope(actor, listing)) throw notFound('Property not found');
  // offering gives away a share of the commission
  if (!may(actor, 'commission', listing)) throw new AppError('forbidden', ROLE_DENIES);
  if (!isPublicStatus(listing.status)) throw new AppError('conflict', 'Only a public listing can be offered');
  const share = Math.round(percent * 100);
  const row = await CoBrokingOffer.findOneAndUpdate(
    { property: listing._id },
    {
      $set: {
        title: listing.title,
        owner: listing.owner ?? null,
        team: listing.team ?? null,
        ...{ share, note, state: 'open', offeredAt: now },
      },
      $push: change(actor, 'open', share, now),
    },
    { upsert: true, returnDocument: 'after', runValidators: true },
  ).lean<OfferLean>();
  const target = { type: 'property', id: String(listing._id) };
  await recordAudit({ action: 'co-broking.write', by: actor, target, details: { offered: percent } });
  return offerOf(actor, row);
}

/** Withdraws an offer, which accepts no more introductions; earlier ones stay. */
export async function withdrawOffer(actor: Actor, id: string, now = new Date()): Promise<OfferDto> {
  const row = await findOwnOffer(actor, id);
  if (!may(actor, 'commission', row)) throw new AppError('forbidden', ROLE_DENIES);
  const after = await CoBrokingOffer.findOneAndUpdate(
    { _id: row._id, state: 'open' },
    { $set: { state: 'withdrawn' }, $push: change(actor, 'withdrawn', row.share, now) },
    { returnDocument: 'after' },
  ).lean<OfferLean>();
  const target = { type: 'property', id: String(row.property) };
  if (after)
    await recordAudit({ action: 'co-broking.write', by: actor, target, details: { withdrawn: true } });
  return offerOf(actor, after ?? row);
}

/** Erases an account: deletes its own offers and removes its name from the team's. */
export async function eraseOffers(userId: string): Promise<void> {
  const id = new Types.ObjectId(userId);
  await CoBrokingOffer.deleteMany({ owner: id, team: null });
  await CoBrokingOffer.updateMany({ owner: id }, { $set: { owner: null } });
  await CoBrokingOffer.updateMany(
    { 'history.by': id },
    { $unset: { 'history.$[one].by': 1 } },
    { arrayFilters: [{ 'one.by': id }] },
  );
}
