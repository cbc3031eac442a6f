import 'server-only';
import { type Types, trusted } from 'mongoose';
import { type Actor, can } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { DETAIL_STATUSES, type PropertyStatus, PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import { AWAITED_LABELS, type Awaited, MISSING_PATHS } from './constants';
import { type GateFacts, type Home, homeKeyOf, publishGate } from './rules';

/** A listing that lacks something is stored as paused, with the status that it gets once it has it. */
export type Awaiting = { status: PropertyStatus; for: Awaited[] };

type Publication = {
  status: PropertyStatus;
  awaiting?: Awaiting;
  /** the same for two listings of one home; only of what is listed */
  homeKey?: string;
  confirmedPrice?: number;
};

type Request = {
  facts: GateFacts & Home;
  /** the status that was chosen */
  status: PropertyStatus;
  images: number;
  /** false when an admin acts: the agency answers for what it publishes */
  owner: string | false;
  /** whose listing it is, whoever acts; empty: nobody's */
  lister: string;
  /** visitors see it already */
  isShown: boolean;
  /** it is public, and must not vanish; or an admin decides that it is to be public */
  mustShow: boolean;
  confirmedPrice: number | undefined;
};

/** Who publishes a listing, and whose it is. */
export const publisherOf = (actor: Actor, lister: string) => ({
  owner: !can(actor, 'moderate') && lister,
  lister,
});

const includes = (list: readonly string[], status: string) => list.includes(status);

const refusal = (issues: { path: string; message: string }[], details?: Record<string, unknown>) =>
  new AppError('invalid', issues[0]?.message, { issues, ...(details && { details }) });

const NO_AGENT_NUMBER =
  'The broker who listed this has not entered a MahaRERA agent number. It is published once they have';

/** Is it an account of a broker who has not given the number that each advertisement of theirs must show? */
export async function lacksAgentNumber(userId: string): Promise<boolean> {
  const given = { reraAgentNumber: trusted({ $nin: [null, ''] }) };
  return (await User.exists({ _id: userId, role: 'broker', $nor: [given] })) !== null;
}

/** What of a listing is stored, by the gate; rejects with the reasons why it cannot be published. */
export async function publicationOf(request: Request): Promise<Publication> {
  const { facts, status, images, owner, lister, isShown, mustShow, confirmedPrice } = request;
  const isListed = includes(PUBLIC_STATUSES, status) || status === 'paused';
  const homeKey = isListed ? { homeKey: homeKeyOf(facts) } : {};
  const isEnding = includes(DETAIL_STATUSES, status) && !includes(PUBLIC_STATUSES, status) && mustShow;
  if (!includes(DETAIL_STATUSES, status) || isEnding) return { status, ...homeKey };
  const { issues, isQuestion, missing } = publishGate(facts, images, confirmedPrice);
  if (issues.length > 0) throw refusal(issues, isQuestion ? { confirm: 'price' } : undefined);
  if (mustShow && missing.length > 0)
    throw refusal(
      missing.map((one) => ({ path: MISSING_PATHS[one], message: `Please ${AWAITED_LABELS[one]}` })),
    );
  const lacksNumber = !isShown && lister !== '' && (await lacksAgentNumber(lister));
  if (lacksNumber && mustShow) throw refusal([{ path: 'status', message: NO_AGENT_NUMBER }]);
  const isUnconfirmed = !mustShow && owner && (await User.exists({ _id: owner, isVerified: false }));
  const awaited: Awaited[] = [
    ...missing,
    ...(isUnconfirmed ? (['confirmation'] as const) : []),
    ...(lacksNumber ? (['agentNumber'] as const) : []),
  ];
  const stored = { ...homeKey, ...(confirmedPrice !== undefined && { confirmedPrice }) };
  if (awaited.length === 0) return { status, ...stored };
  return { status: 'paused', awaiting: { status, for: awaited }, ...stored };
}

/** Refuses a home that this owner has listed already, with the way to that listing. */
export async function assertNewHome(owner: unknown, homeKey: string | undefined, id?: Types.ObjectId) {
  if (!homeKey || !owner) return;
  const filter = { owner, homeKey, ...(id && { _id: trusted({ $ne: id }) }) };
  const first = await Property.findOne(filter as object, { title: 1 }).lean();
  if (!first) return;
  const url = `/dashboard/properties/${first._id}/edit`;
  const details = { duplicate: { id: String(first._id), url, title: first.title } };
  const message = `You have listed this home already: "${first.title}". Change that listing, or say what is different (floor, flat number, area)`;
  throw new AppError('conflict', message, { details });
}
