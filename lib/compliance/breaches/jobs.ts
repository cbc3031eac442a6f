import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { listKeepers } from '@/lib/compliance/data';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Breach } from '@/models/compliance/breach';
import type { BreachLean } from './data';
import { breachDueMail } from './mails';
import { breachReminder } from './rules';

/** Reminds the office of breaches without a report to the Board, before and after the end of the clock. Returns how many. */
export async function remindOfBreaches(now = new Date()): Promise<number> {
  const rows = await Breach.find({ boardReportedAt: null })
    .sort({ dueAt: 1 })
    .limit(100)
    .lean<BreachLean[]>();
  const due = rows.flatMap((row) => {
    const step = breachReminder(row.dueAt, now);
    return step === undefined || row.reminded.includes(step) ? [] : [{ row, step }];
  });
  const keepers = due.length > 0 ? await listKeepers() : [];
  for (const { row, step } of due) {
    for (const id of keepers) {
      const to = await getCredentials({ id });
      if (to) await postMail(await breachDueMail(to, row, step < 0));
    }
    await Breach.updateOne({ _id: row._id }, { $addToSet: { reminded: step } }, { timestamps: false });
  }
  return due.length;
}

export const breachJobs: readonly Job[] = [
  defineJob({ name: 'breaches', every: 10 * MINUTE_MS, run: () => remindOfBreaches() }),
];
