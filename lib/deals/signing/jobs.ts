import 'server-only';
import { finishSigning } from '@/lib/deals/signed-files/mutations';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { FormSigning } from '@/models/deals/form-signing';
import type { SignerRow, SigningLean } from './data';
import { mailSigner } from './mails';
import { addEvent, eventOf, expireSigning } from './mutations';
import { dueReminders, nextTime } from './rules';

const LEASE_MS = 5 * MINUTE_MS;

const takeSigning = async (now: Date, until: Date) => {
  const row = await FormSigning.findOneAndUpdate(
    { nextAt: op.lte(now), state: op.in(['open', 'complete']) },
    { $set: { nextAt: until } },
    { returnDocument: 'before', timestamps: false },
  ).lean<SigningLean>();
  return row ? { row, now } : undefined;
};

/** Reminds those who have not signed; reminders that are late together are one. */
async function remind(row: SigningLean, now: Date): Promise<void> {
  const reminders = dueReminders(row, now);
  if (reminders > row.reminders)
    for (const signer of row.signers as SignerRow[])
      if (signer.state === 'waiting' && (await mailSigner(row, signer, true)))
        await addEvent(row._id, eventOf('reminded', now, { signer: signer._id }));
  const next = nextTime({ sentAt: row.sentAt, expiresAt: row.expiresAt, reminders });
  await FormSigning.updateOne({ _id: row._id, state: 'open' }, { $set: { reminders, nextAt: next } });
}

/** What is due of a signing: the file that a crash left unmade, a reminder, the end of its time. */
export async function runSigning(row: SigningLean, now: Date): Promise<void> {
  // the lease of the job is that of the file as well
  await FormSigning.updateOne({ _id: row._id, state: 'complete' }, { $set: { nextAt: now } });
  await finishSigning(row._id, now);
  if (row.expiresAt <= now) await expireSigning(row, now);
  else await remind(row, now);
}

export const signingJobs: readonly Job[] = [
  defineJob<{ row: SigningLean; now: Date }>({
    name: 'form signing',
    every: MINUTE_MS,
    queue: takeSigning,
    leaseFor: LEASE_MS,
    async run({ row, now }) {
      await runSigning(row, now);
      return 1;
    },
  }),
];
