import 'server-only';
import type { Types } from 'mongoose';
import { nextFreeEnquiry } from '@/lib/enquiries/inbox/data';
import { nextFreeListing } from '@/lib/moderation/data';
import { nextFreeTask } from '@/lib/office/tasks/data';
import type { Actor } from '@/lib/platform/auth/actor';
import type { ClaimType } from '@/lib/teams/claims/constants';
import { heldByOthers } from '@/lib/teams/claims/data';
import { claimItem, releaseItems } from '@/lib/teams/claims/mutations';
import type { NextClaimInput } from '@/lib/teams/claims/schema';

type NextFree = (
  held: readonly Types.ObjectId[],
  after: string | undefined,
  me: string,
) => Promise<string | undefined>;
const NEXT: Record<ClaimType, NextFree> = {
  property: nextFreeListing,
  enquiry: nextFreeEnquiry,
  task: nextFreeTask,
};

/** Attempts before a request gives up because colleagues keep claiming the item first. */
const MAX_TRIES = 50;

/** Claims the oldest unclaimed item of a queue. Of several simultaneous requests, each gets a different one. */
export async function claimNext(
  actor: Pick<Actor, 'userId' | 'name'>,
  { type, after, first }: NextClaimInput,
): Promise<{ id?: string }> {
  if (after) await releaseItems(actor, type, [after]);
  if (first && (await claimItem(actor, { type, id: first })).isMine) return { id: first };
  for (let i = 0; i < MAX_TRIES; i++) {
    const id = await NEXT[type](await heldByOthers(type, actor.userId), after, actor.userId);
    if (!id) return {};
    if ((await claimItem(actor, { type, id })).isMine) return { id };
  }
  return {};
}
