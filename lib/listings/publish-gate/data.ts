import 'server-only';
import type { Types } from 'mongoose';
import { listLapsed } from '@/lib/accounts/certificates/data';
import { findUser } from '@/lib/accounts/users/data';
import { type MissingFact, type PropertyStatus, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus, isVisibleStatus } from '@/lib/listings/lifecycle';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { Property } from '@/models/listings/property';
import { type AccountFact, MIN_LIKE, MISSING_LABELS, MISSING_PATHS } from './constants';
import { type GateFacts, type Home, homeKeyOf, priceQuestion, publishGate } from './rules';

type GateQuestion = {
  facts: GateFacts & Home & { localitySlug?: string | null | undefined };
  status: PropertyStatus;
  images: number;
  /** a moderator needs no confirmed address, because the agency is responsible for what is published */
  actor: Actor;
  /** listing's owner, independent of the actor; empty without one */
  lister: string;
  /**
   * `offered` is stored even while something is missing. `public` is already visible, so nothing may go missing. `decided` is published by a moderator, so
   * nothing may be missing.
   */
  as: 'offered' | 'public' | 'decided';
  confirmedPrice: number | undefined;
  /** true if it was public at this price, or the office has seen the price */
  isPriceSeen?: boolean;
  /** true if a web address in new, unconfirmed texts is questioned */
  asksText?: boolean;
};

type GateResult = {
  /** the facts that block it until they are added */
  missing: MissingFact[];
  /** equal for two listings of one home; only of public ones */
  homeKey?: string;
  confirmedPrice?: number;
};

const refusal = (issues: { path: string; message: string }[], details?: Record<string, unknown>) =>
  new AppError('invalid', issues[0]?.message, { issues, ...(details && { details }) });

const NO_AGENT_NUMBER =
  'The broker who listed this has not entered a MahaRERA agent number. It is published once they have';

const LAPSED =
  'The MahaRERA agent registration under which this would be advertised has lapsed. It is published once it is renewed';

/** True for a broker's account without the number that each of their advertisements must show. */
async function isAgentNumberMissing(userId: string): Promise<boolean> {
  const given = { reraAgentNumber: op.notIn([null, '']) };
  return (await findUser({ _id: userId, role: 'broker', $nor: [given] }, { _id: 1 })) !== null;
}

/** Facts a lister's account needs before its listings are public; `certificate` only for listings with a project number. */
export async function missingOfAccount(userId: string): Promise<AccountFact[]> {
  const isUnconfirmed = await findUser({ _id: userId, isVerified: false }, { _id: 1 });
  return [
    ...(isUnconfirmed ? (['confirmation'] as const) : []),
    ...((await isAgentNumberMissing(userId)) ? (['agentNumber'] as const) : []),
    ...((await listLapsed([userId])).has(userId) ? (['certificate'] as const) : []),
  ];
}

const MAX_READ = 200;

/** Median price per square foot of this kind in this locality, if the site has enough homes to compare with. */
async function middleRateOf(facts: GateQuestion['facts']): Promise<number | undefined> {
  const { type, category, citySlug, localitySlug } = facts;
  if (!localitySlug) return undefined;
  const rows = await Property.find(
    { citySlug, localitySlug, category, type, status: op.in(PUBLIC_STATUSES) },
    { price: 1, area: 1 },
  )
    // because the index would return the cheapest first
    .sort({ createdAt: -1 })
    .limit(MAX_READ)
    .lean();
  const rates = rows.flatMap(({ price, area }) => (area > 0 ? [price / area] : [])).sort((a, b) => a - b);
  return rates.length < MIN_LIKE ? undefined : rates[rates.length >> 1];
}

/** Checks a listing about to be stored; rejects with the reasons why it cannot be published. */
export async function askGate(question: GateQuestion): Promise<GateResult> {
  const { status, images, actor, lister, as, confirmedPrice, isPriceSeen, asksText } = question;
  const isListed = isPublicStatus(status) || status === 'paused';
  const homeKey = isListed ? { homeKey: homeKeyOf(question.facts) } : {};
  const isEnding = !isPublicStatus(status) && as !== 'offered';
  if (!isVisibleStatus(status) || isEnding) return { missing: [], ...homeKey };
  const facts = { ...question.facts, middleRate: await middleRateOf(question.facts) };
  const { issues, asks, missing } = publishGate(facts, images, confirmedPrice, asksText);
  if (issues.length > 0) throw refusal(issues, asks && { confirm: asks });
  if (as !== 'offered' && missing.length > 0)
    throw refusal(
      missing.map((fact) => ({ path: MISSING_PATHS[fact], message: `Please ${MISSING_LABELS[fact]}` })),
    );
  const ofLister = as === 'public' || lister === '' ? [] : await missingOfAccount(lister);
  const ofAccount = ofLister.filter((fact) => fact !== 'certificate' || facts.reraNumber);
  if (as === 'decided' && ofAccount.includes('agentNumber'))
    throw refusal([{ path: 'status', message: NO_AGENT_NUMBER }]);
  if (as === 'decided' && ofAccount.includes('certificate'))
    throw refusal([{ path: 'status', message: LAPSED }]);
  const isAnswered = as === 'decided' || can(actor, 'moderate');
  const isOdd = !isAnswered && !isPriceSeen && priceQuestion(facts) !== undefined;
  return {
    missing: [
      ...missing,
      ...ofAccount.filter((fact) => fact !== 'confirmation' || !isAnswered),
      ...(isOdd ? (['priceReview'] as const) : []),
    ],
    ...homeKey,
    ...(confirmedPrice !== undefined && { confirmedPrice }),
  };
}

/** Refuses a home that this owner has already listed, with a link to that listing. */
export async function assertNewHome(owner: unknown, homeKey: string | undefined, id?: Types.ObjectId) {
  if (!homeKey || !owner) return;
  const filter = { owner, homeKey, ...(id && { _id: op.not(id) }) };
  const first = await Property.findOne(filter as object, { title: 1 }).lean();
  if (!first) return;
  const url = `/dashboard/properties/${first._id}/edit`;
  const details = { duplicate: { id: String(first._id), url, title: first.title } };
  const message = `You have already listed this home: "${first.title}". Change that listing, or say what is different (floor, flat number, area)`;
  throw new AppError('conflict', message, { details });
}
