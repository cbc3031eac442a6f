import 'server-only';
import type { Types } from 'mongoose';
import { findUser } from '@/lib/accounts/users/data';
import type { ListingType, PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { isConfirmable, isStale, lifecycleOf } from '@/lib/listings/lifecycle';
import { hashSecret } from '@/lib/platform/auth/session';
import { op } from '@/lib/platform/db/operators';
import type { Receiver } from '@/lib/platform/mail/text';
import { ListingQuestion } from '@/models/listings/listing-question';
import { Property } from '@/models/listings/property';
import type { Confirmer, NextStep } from './constants';
import type { QuestionDto } from './dto';
import { confirmerOf } from './rules';

export type AskedListing = {
  _id: Types.ObjectId;
  __v: number;
  title: string;
  type: ListingType;
  status: PropertyStatus;
  owner?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  confirmedAt?: Date | null;
  goneCount?: number | null;
  editedAt?: Date | null;
  lifecycle?: object | null;
  freshness?: { next: NextStep; at: Date } | null;
};

export const ASKED_FIELDS = {
  title: 1,
  type: 1,
  status: 1,
  owner: 1,
  team: 1,
  createdAt: 1,
  updatedAt: 1,
  confirmedAt: 1,
  goneCount: 1,
  editedAt: 1,
  lifecycle: 1,
  freshness: 1,
  __v: 1,
} as const;

/** The last confirmation; listings of an older version count from their creation. */
export const lastConfirmed = ({ confirmedAt, createdAt }: AskedListing): Date => confirmedAt ?? createdAt;

/** The listing and question behind a link; undefined for expired, used and guessed ones alike. */
export async function findQuestion(token: string, now: Date) {
  const question = await ListingQuestion.findOne({
    tokenHash: hashSecret(token),
    answeredAt: null,
    expiresAt: op.gt(now),
  }).lean();
  if (!question) return undefined;
  const listing = await Property.findById(question.property, ASKED_FIELDS).lean<AskedListing>();
  return listing && isConfirmable(lifecycleOf(listing)) ? { question, listing } : undefined;
}

export async function readQuestion(token: string, now = new Date()): Promise<QuestionDto | undefined> {
  const found = await findQuestion(token, now);
  if (!found) return undefined;
  const { _id, title, type, goneCount } = found.listing;
  return {
    title,
    type,
    propertyId: String(_id),
    confirmedAt: lastConfirmed(found.listing).toISOString(),
    isPaused: isStale(lifecycleOf(found.listing)),
    gone: goneCount ?? 0,
  };
}

export type Asked = Receiver & { confirmer: Confirmer };

/** The person asked about this owner's listings; undefined means the agency, which is asked about its own and ownerless ones. */
export async function getAsked(owner: Types.ObjectId | null | undefined): Promise<Asked | undefined> {
  if (!owner) return undefined;
  const user = await findUser(
    { _id: owner, deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, email: 1, role: 1, language: 1 },
  );
  if (!user || user.role === 'admin') return undefined;
  const { name, email, language } = user;
  return { name, email, language, confirmer: confirmerOf(user.role) };
}
