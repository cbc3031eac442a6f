import 'server-only';
import { Types } from 'mongoose';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { Lead } from '@/models/enquiries/lead';
import { BAND_DAYS, BAND_LEADS } from './constants';
import { answerBandOf, medianAnswerMs } from './rules';

/** How long somebody takes to answer: of a lister, or of the agency. Undefined while too little is known. */
async function medianAnswerOf(owner: string | undefined, now = new Date()) {
  const since = new Date(now.getTime() - BAND_DAYS * DAY_MS);
  const rows = await Lead.find(
    { owner: owner ? new Types.ObjectId(owner) : null, askedAt: op.gte(since) },
    { askedAt: 1, firstAnsweredAt: 1 },
  )
    .sort({ askedAt: -1 })
    .limit(BAND_LEADS)
    .lean();
  const questions = rows.flatMap(({ askedAt, firstAnsweredAt }) =>
    askedAt ? [{ askedAt, firstAnsweredAt }] : [],
  );
  return medianAnswerMs(questions, now);
}

/** "Usually answers within 2 hours", for buyers. */
export const readAnswerBand = async (owner: string | undefined, now = new Date()) =>
  answerBandOf(await medianAnswerOf(owner, now));

/** How long the person takes who looks at the own leads; of an admin the agency. */
export const readOwnMedian = (actor: Actor) => medianAnswerOf(isAdmin(actor) ? undefined : actor.userId);
