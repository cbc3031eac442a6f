import 'server-only';
import { Types } from 'mongoose';
import {
  isBlockedByAccount,
  type Lifecycle,
  lifecycleOf,
  storedState,
  transition,
} from '@/lib/listings/lifecycle';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import type { AccountFact } from './constants';
import { missingOfAccount } from './data';

const OF_ACCOUNT: readonly AccountFact[] = ['confirmation', 'agentNumber', 'certificate'];

/**
 * Lifts the blocks of a member's listings once the account has the missing fact, such as a confirmed email address, a broker's agent number or a valid
 * registration. Called when one is added.
 */
export async function liftAccountBlocks(owner: string): Promise<void> {
  const missing = await missingOfAccount(owner);
  const facts = OF_ACCOUNT.filter((fact) => !missing.includes(fact));
  const blocked = {
    owner: new Types.ObjectId(owner),
    'lifecycle.blockedBy': op.in(facts),
  };
  const rows = await Property.find(blocked as object, { status: 1, lifecycle: 1, __v: 1 }).lean();
  for (const row of rows) {
    const next = transition(lifecycleOf(row), { name: 'given', facts });
    await Property.updateOne({ _id: row._id, __v: row.__v }, { $set: storedState(next) });
    await invalidate([`property:${row._id}`, 'lists']);
  }
}

/** Lifts the blocks of all listings whose registration is valid again. Called after a renewal. */
export async function liftCertificateBlocks(): Promise<void> {
  const owners = await Property.distinct('owner', { 'lifecycle.blockedBy': 'certificate' } as object);
  for (const owner of owners) if (owner) await liftAccountBlocks(String(owner));
}

/** Lifts blocks after a save, because a missing fact may have been added while the listing was stored. */
export async function liftGivenMeanwhile(owner: string, state: Lifecycle): Promise<void> {
  if (isBlockedByAccount(state)) await liftAccountBlocks(owner);
}
