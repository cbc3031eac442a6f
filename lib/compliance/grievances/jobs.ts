import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { listKeepers } from '@/lib/compliance/data';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { Grievance } from '@/models/compliance/grievance';
import { GRIEVANCE_REMINDERS } from './constants';
import type { GrievanceLean } from './data';
import { grievanceDueMail } from './mails';
import { reminderOf } from './rules';

/** Reminds the office of unanswered grievances before and after their last day. Returns how many. */
export async function remindOfGrievances(now = new Date()): Promise<number> {
  const today = indianDay(now);
  const last = indianDay(now.getTime() + GRIEVANCE_REMINDERS[0] * DAY_MS);
  const rows = await Grievance.find({ answeredAt: null, dueOn: op.lte(last) }).lean<GrievanceLean[]>();
  const due = rows.flatMap((row) => {
    const step = reminderOf(row.dueOn, today);
    return step === undefined || row.reminded.includes(step) ? [] : [{ row, step }];
  });
  const keepers = due.length > 0 ? await listKeepers() : [];
  for (const { row, step } of due) {
    const { number, dueOn } = row;
    for (const id of keepers) {
      const to = await getCredentials({ id });
      if (to) await postMail(await grievanceDueMail(to, { number, dueOn, isOverdue: step < 0 }));
    }
    await Grievance.updateOne({ _id: row._id }, { $addToSet: { reminded: step } });
  }
  return due.length;
}

export const grievanceJobs: readonly Job[] = [
  defineJob({ name: 'grievances', every: HOUR_MS, run: () => remindOfGrievances() }),
];
