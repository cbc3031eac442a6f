import 'server-only';
import { Types } from 'mongoose';
import type { MedianDto } from '@/lib/enquiries/dto';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { dayBounds, lastDays } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { BAND_DAYS, BAND_LEADS } from './constants';
import { answerBandOf, medianAnswerMs } from './rules';

/** A lister's leads, or those that a member answers; `owner` null is the agency. */
type Whose = { owner: Types.ObjectId | null } | { assignee: Types.ObjectId };

const ofLister = (owner: string | undefined): Whose => ({
  owner: owner ? new Types.ObjectId(owner) : null,
});

/** The answer time of a lister, a member or the agency. Undefined while too little is known. */
export async function medianAnswerOf(whose: Whose, now = new Date()) {
  const since = new Date(now.getTime() - BAND_DAYS * DAY_MS);
  const rows = await Lead.find({ ...whose, askedAt: op.gte(since) }, { askedAt: 1, firstAnsweredAt: 1 })
    .sort({ askedAt: -1 })
    .limit(BAND_LEADS)
    .lean();
  const questions = rows.flatMap(({ askedAt, firstAnsweredAt }) =>
    askedAt ? [{ askedAt, firstAnsweredAt }] : [],
  );
  return medianAnswerMs(questions, now);
}

/** "Usually replies within 2 hours", for buyers. */
export const readAnswerBand = async (owner: string | undefined, now = new Date()) =>
  answerBandOf(await medianAnswerOf(ofLister(owner), now));

/** The answer time of the person looking at their own leads; for an admin, the agency's. */
export const readOwnMedian = (actor: Actor) =>
  medianAnswerOf(ofLister(isAdmin(actor) ? undefined : actor.userId));

/** Maximum enquiries read for a median, more than an office gets in a month. */
const MEDIAN_OF = 20_000;

/** First of the 30 Indian days that the median covers. */
export const medianFrom = (now: Date): string => lastDays(30, now)[0] ?? '';

/** The median wait of 30 days of enquiries for their first answer; undefined if there were none. */
export async function medianFirstAnswer(now: Date): Promise<MedianDto | undefined> {
  const since = op.gte(dayBounds(medianFrom(now)).start);
  const answered = { createdAt: since, firstAnsweredAt: op.exists() };
  const rows = await Enquiry.find(answered, { createdAt: 1, firstAnsweredAt: 1 })
    .sort({ createdAt: -1 })
    .limit(MEDIAN_OF)
    .lean();
  const waits = rows
    .flatMap((row) => (row.firstAnsweredAt ? [row.firstAnsweredAt.getTime() - row.createdAt.getTime()] : []))
    .sort((a, b) => a - b);
  const ms = waits[Math.floor(waits.length / 2)];
  return ms === undefined ? undefined : { ms, of: waits.length };
}
