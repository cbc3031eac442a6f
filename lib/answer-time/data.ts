import 'server-only';
import { Types, trusted } from 'mongoose';
import { type Actor, isAdmin } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { DAY_MS } from '@/lib/time';
import { Lead } from '@/models/lead';
import { BAND_DAYS, BAND_LEADS } from './constants';
import { answerBandOf, medianAnswerMs } from './rules';

/** How long somebody takes to answer: of a lister, or of the agency. Undefined while too little is known. */
async function medianAnswerOf(owner: string | undefined, now = new Date()) {
  await connectDb();
  const since = new Date(now.getTime() - BAND_DAYS * DAY_MS);
  const rows = await Lead.find(
    { owner: owner ? new Types.ObjectId(owner) : null, askedAt: trusted({ $gte: since }) },
    { askedAt: 1, firstAnsweredAt: 1 },
  )
    .sort({ askedAt: -1 })
    .limit(BAND_LEADS)
    .lean();
  const asked = rows.flatMap(({ askedAt, firstAnsweredAt }) =>
    askedAt ? [{ askedAt, firstAnsweredAt }] : [],
  );
  return medianAnswerMs(asked, now);
}

/** "Usually answers within 2 hours", for buyers. */
export const readAnswerBand = async (owner: string | undefined, now = new Date()) =>
  answerBandOf(await medianAnswerOf(owner, now));

/** How long the person takes who looks at the own leads; of an admin the agency. */
export const readOwnMedian = (actor: Actor) => medianAnswerOf(isAdmin(actor) ? undefined : actor.userId);
