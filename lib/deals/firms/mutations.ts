import 'server-only';
import { Types } from 'mongoose';
import { issuerOf } from '@/lib/deals/invoices/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { FirmTerms } from '@/models/deals/firm-terms';
import { TERMS_VERSION } from './constants';
import { findTerms, listTerms, mayAcceptTerms } from './data';
import type { FirmTermsListDto } from './dto';
import { mailTerms } from './mails';
import { pairOf } from './rules';
import type { AcceptTerms } from './schema';

/** Throws unless the firm offers a listing or has accepted terms already. */
async function assertKnown(own: string, firm: string): Promise<void> {
  const id = new Types.ObjectId(firm);
  const isKnown =
    (await findTerms(own, firm)) !== null ||
    (await CoBrokingOffer.exists({ $or: [{ team: id }, { owner: id, team: null }] })) !== null;
  if (own === firm || !isKnown) throw notFound('Firm not found');
}

/** Creates the row of a pair with the current text, unless both have accepted an earlier one. */
async function prepare(own: string, firm: string): Promise<void> {
  const pair = pairOf(own, firm);
  const firms = [own, firm].map((id) => new Types.ObjectId(id));
  await FirmTerms.updateOne(
    { pair },
    { $setOnInsert: { firms, version: TERMS_VERSION, accepted: [] } },
    { upsert: true },
  ).catch(ignoreExisting);
  await FirmTerms.updateOne(
    { pair, version: op.not(TERMS_VERSION), inForceAt: op.missing() },
    { $set: { version: TERMS_VERSION, accepted: [] } },
  );
}

/** Accepts for the actor's firm, once. The terms are in force when both have accepted the same text. */
export async function acceptTerms(
  actor: Actor,
  { firm, version }: AcceptTerms,
  now = new Date(),
): Promise<FirmTermsListDto> {
  if (!mayAcceptTerms(actor)) throw new AppError('forbidden', ROLE_DENIES);
  const own = issuerOf(actor);
  await assertKnown(own, firm);
  if (version !== TERMS_VERSION) throw new AppError('conflict', 'The terms have changed. Read them again');
  await prepare(own, firm);
  const pair = pairOf(own, firm);
  const id = new Types.ObjectId(own);
  const { modifiedCount } = await FirmTerms.updateOne(
    { pair, 'accepted.firm': op.not(id) },
    { $push: { accepted: { firm: id, by: new Types.ObjectId(actor.userId), at: now } } },
  );
  await FirmTerms.updateOne(
    { pair, accepted: op.size(2), inForceAt: op.missing() },
    { $set: { inForceAt: now } },
  );
  if (modifiedCount > 0) {
    const target = { type: 'team', id: firm };
    await recordAudit({ action: 'co-broking.terms', by: actor, target, details: { version } });
    inBackground('co-broking', () => mailTerms(own, firm));
  }
  return listTerms(actor);
}

/** Deletes the terms of erased accounts, because a firm of one person then has none. */
export async function eraseTerms(userId: string): Promise<void> {
  const id = new Types.ObjectId(userId);
  await FirmTerms.deleteMany({ firms: id });
  await FirmTerms.updateMany(
    { 'accepted.by': id },
    { $unset: { 'accepted.$[one].by': 1 } },
    { arrayFilters: [{ 'one.by': id }] },
  );
}
