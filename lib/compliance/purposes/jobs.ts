import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { ConsentChoice } from '@/models/compliance/consent-choice';
import { Purpose } from '@/models/compliance/purpose';
import { User } from '@/models/platform/user';
import { listOpenPurposes, type PurposeLean } from './data';
import { purposeMail } from './mails';

/** Accounts per purpose and run. */
const BATCH = 50;

async function askNext({ _id, askedUntil, words }: PurposeLean): Promise<number> {
  // accounts of adults with a confirmed address: children are not asked for more (DPDP Act 2023, section 9)
  const accounts = await User.find(
    {
      ...(askedUntil && { _id: op.gt(askedUntil) }),
      isVerified: true,
      adultStatedAt: op.not(null),
      deactivatedAt: null,
      erasureRequestedAt: null,
    },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean();
  let asked = 0;
  for (const account of accounts) {
    // first, so that nobody is asked twice
    await Purpose.updateOne({ _id }, { $set: { askedUntil: account._id } });
    const id = String(account._id);
    const to = await getCredentials({ id });
    if (!to || (await ConsentChoice.exists({ owner: userOwner(id), purpose: String(_id) }))) continue;
    await postMail(await purposeMail(to, words?.[to.language ?? 'en'] ?? ''));
    asked += 1;
  }
  return asked;
}

/** Mails the next members about each open purpose. Returns how many were asked. */
export async function askAboutPurposes(): Promise<number> {
  let asked = 0;
  for (const purpose of await listOpenPurposes()) asked += await askNext(purpose);
  return asked;
}

export const purposeJobs: readonly Job[] = [
  defineJob({ name: 'purposes', every: MINUTE_MS, run: () => askAboutPurposes() }),
];
