import 'server-only';
import { createHmac } from 'node:crypto';
import type { QueryFilter, Types } from 'mongoose';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import {
  isConfirmable,
  isPublic,
  isStale,
  lifecycleOf,
  storedState,
  transition,
} from '@/lib/listings/lifecycle';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { secrets } from '@/lib/platform/crypto/secrets';
import { DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { isAutomated } from '@/lib/platform/http/automated';
import { addressKey } from '@/lib/platform/http/client-ip';
import { isStopping } from '@/lib/platform/jobs/lease';
import { DAY_MS } from '@/lib/platform/time/time';
import { may } from '@/lib/teams/rules';
import { ListingQuestion } from '@/models/listings/listing-question';
import { Property, type PropertyRow } from '@/models/listings/property';
import { type Answer, LINK_DAYS, MAX_GONE, type NextStep, type QuestionKind } from './constants';
import { ASKED_FIELDS, type Asked, type AskedListing, findQuestion, getAsked, lastConfirmed } from './data';
import { type AskedLine, mailQuestion } from './mails';
import { confirmation, editOf, stepAfter } from './rules';

/** Maximum per run; the rest follows in the next run, longest overdue first. */
const RUN_LIMIT = 5000;
const BATCH = 500;
/** Longer than storing and mailing a question takes. */
const MAILED_WITHIN_MS = 10 * 60_000;
/** Maximum listings per mail. */
const MAIL_LIMIT = 50;

type Stored = { property: Types.ObjectId; token: string } | undefined;

/** Stores a question with a new link; undefined if the same one was already mailed. */
async function storeQuestion(listing: AskedListing, kind: QuestionKind, now: Date): Promise<Stored> {
  const token = newToken();
  const filter = { property: listing._id, kind, round: lastConfirmed(listing) };
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  try {
    // one stored but not mailed, because its process ended in between, gets a working link
    const left = { mailedAt: null, storedAt: op.lt(new Date(now.getTime() - MAILED_WITHIN_MS)) };
    const { matchedCount, upsertedCount } = await ListingQuestion.updateOne(
      { ...filter, ...left },
      { $set: { tokenHash: hashSecret(token), storedAt: now, expiresAt } },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0 ? { property: listing._id, token } : undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return undefined;
    throw error;
  }
}

/** Mails a question about some listings of one person, each of them once. */
async function ask(
  kind: QuestionKind,
  contact: Asked | undefined,
  listings: readonly AskedListing[],
  now: Date,
) {
  const lines: (AskedLine & { id: Types.ObjectId })[] = [];
  for (const listing of listings) {
    const stored = await storeQuestion(listing, kind, now);
    if (stored)
      lines.push({
        id: listing._id,
        title: listing.title,
        confirmedAt: lastConfirmed(listing),
        gone: listing.goneCount ?? 0,
        token: stored.token,
      });
  }
  if (lines.length === 0) return;
  await mailQuestion(kind, contact, lines);
  await ListingQuestion.updateMany(
    { property: op.in(lines.map(({ id }) => id)), kind, mailedAt: null },
    { $set: { mailedAt: now } },
  );
}

async function takeStep(listing: AskedListing, step: NextStep, now: Date): Promise<void> {
  const next = stepAfter(step, lastConfirmed(listing), now);
  const pause = storedState(transition(lifecycleOf(listing), { name: 'went stale' }));
  const { modifiedCount } = await Property.updateOne(
    { _id: listing._id, __v: listing.__v, status: listing.status },
    step === 'pause'
      ? { $set: pause, $unset: { freshness: 1 }, $inc: { __v: 1 } }
      : { $set: { freshness: next } },
    // questions and warnings are not edits
    { timestamps: step === 'pause' },
  );
  if (step === 'pause' && modifiedCount > 0)
    await afterChange(null, listing._id, `${listing.status} → paused, not confirmed`);
}

async function afterChange(by: Actor | null, id: Types.ObjectId, status: string): Promise<void> {
  const target = { type: 'property', id: String(id) } as const;
  await recordAudit({ action: 'property.write', by, target, details: { status } });
  await invalidate([`property:${id}`, 'lists']);
}

/**
 * Recurring job that sends due questions and warnings, and pauses listings. Stores a mail before the listing moves on, so that each question is mailed exactly
 * once even after an interruption. Skips the demo set, because nobody reads its mails.
 */
export async function requestConfirmations(now = new Date()): Promise<number> {
  let done = 0;
  while (done < RUN_LIMIT && !isStopping()) {
    const due = await Property.find(
      {
        'freshness.at': op.lte(now),
        status: op.in(PUBLIC_STATUSES),
        demo: op.not(true),
      } as QueryFilter<PropertyRow>,
      ASKED_FIELDS,
    )
      .sort({ 'freshness.at': 1 })
      .limit(BATCH)
      .lean<AskedListing[]>();
    for (const group of groupsOf(due)) {
      const [{ owner, freshness }] = group as [AskedListing];
      const step = freshness?.next ?? 'ask';
      await ask(step, await getAsked(owner), group, now);
      for (const listing of group) await takeStep(listing, step, now);
    }
    done += due.length;
    if (due.length < BATCH) break;
  }
  return done;
}

/** Listings of one person at the same step, as many as fit into a mail. */
function groupsOf(listings: readonly AskedListing[]): AskedListing[][] {
  const groups = new Map<string, AskedListing[]>();
  for (const listing of listings) {
    const key = `${listing.owner} ${listing.freshness?.next}`;
    groups.set(key, [...(groups.get(key) ?? []), listing]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MAIL_LIMIT) }, (_, i) =>
      group.slice(i * MAIL_LIMIT, (i + 1) * MAIL_LIMIT),
    ),
  );
}

async function confirm(listing: AskedListing, role: string, by: Actor | null, now: Date): Promise<void> {
  const state = lifecycleOf(listing);
  const next = storedState(transition(state, { name: 'confirmed' }));
  const { modifiedCount } = await Property.updateOne(
    { _id: listing._id, __v: listing.__v },
    {
      $set: { ...confirmation(role, now), ...next, goneCount: 0, editedAt: editOf(listing), updatedAt: now },
      $inc: { __v: 1 },
    },
    { timestamps: false },
  );
  if (modifiedCount === 0) throw changedMeanwhile();
  await afterChange(by, listing._id, isStale(state) ? `paused → ${next.status}, confirmed` : 'confirmed');
}

async function end(listing: AskedListing, by: Actor | null): Promise<void> {
  const as = listing.type === 'sale' ? 'sold' : 'rented';
  const next = storedState(transition(lifecycleOf(listing), { name: 'closed', as }));
  const { modifiedCount } = await Property.updateOne(
    { _id: listing._id, __v: listing.__v },
    { $set: { ...next, goneCount: 0 }, $unset: { freshness: 1, homeKey: 1 }, $inc: { __v: 1 } },
  );
  if (modifiedCount === 0) throw changedMeanwhile();
  await afterChange(by, listing._id, `${listing.status} → ${as}`);
}

const changedMeanwhile = () => new AppError('conflict', 'The listing was changed just now. Please try again');

/** Applies the reply of a mailed link, once and only for its listing. */
export async function answerQuestion(token: string, answer: Answer, now = new Date()): Promise<void> {
  const found = await findQuestion(token, now);
  if (!found) throw notFound('This link is no longer valid');
  const { listing, question } = found;
  const contact = await getAsked(listing.owner);
  if (answer === 'available') await confirm(listing, contact?.confirmer ?? 'admin', null, now);
  else await end(listing, null);
  await ListingQuestion.updateOne({ _id: question._id }, { $set: { answer, answeredAt: now } });
}

/** Applies the reply of the signed-in owner, a member of the owner's team, or an admin. */
export async function answerForListing(
  actor: Actor,
  id: string,
  answer: Answer,
  now = new Date(),
): Promise<void> {
  const listing = await Property.findById(id, ASKED_FIELDS).lean<AskedListing>();
  if (!listing || !may(actor, 'edit', listing)) throw notFound('Property not found');
  if (!isConfirmable(lifecycleOf(listing)))
    throw new AppError('conflict', 'Only a public listing can be confirmed');
  if (answer === 'available') await confirm(listing, actor.role, actor, now);
  else await end(listing, actor);
}

/** A pseudonym of a network address that can't be reversed without this installation's key. */
const wordOf = (id: string, ip: string): string =>
  createHmac('sha256', secrets().signing[0]?.key ?? new Uint8Array())
    .update(`gone:${id}:${addressKey(ip)}`)
    .digest('hex');

type Reporter = { ip: string; userAgent: string | undefined };

/**
 * Records a visitor's report that a home is gone. Programs do not count. Asks its lister at once, the first time after each confirmation. Each network address
 * counts once, because without cookies it could count every time.
 */
export async function reportGone(id: string, { ip, userAgent }: Reporter, now = new Date()): Promise<void> {
  const listing = await Property.findById(id, ASKED_FIELDS).lean<AskedListing>();
  if (!listing || !isPublic(lifecycleOf(listing))) throw notFound('Property not found');
  if (isAutomated(userAgent)) return;
  await ask('gone', await getAsked(listing.owner), [listing], now);
  const round = { property: listing._id, kind: 'gone' as const, round: lastConfirmed(listing) };
  const word = wordOf(id, ip);
  await ListingQuestion.updateOne(
    { ...round, [`visitors.${MAX_GONE - 1}`]: op.missing() },
    { $addToSet: { visitors: word } },
  );
  const row = await ListingQuestion.findOne(round, { visitors: 1 }).lean();
  const goneCount = row?.visitors?.length ?? 1;
  await Property.updateOne({ _id: listing._id }, { $set: { goneCount } }, { timestamps: false });
}

const DEMO_FRESH_MS = 13 * DAY_MS;

/** Confirms the demo set at each start, because otherwise it looks abandoned after a fortnight. */
export async function confirmDemoListings(now = new Date()): Promise<void> {
  const stale = { demo: true, confirmedAt: op.lt(new Date(now.getTime() - DEMO_FRESH_MS)) };
  if (await Property.exists(stale))
    await Property.updateMany(stale, { $set: { confirmedAt: now, updatedAt: now } }, { timestamps: false });
}
