import 'server-only';
import { FIRM, type RemindBefore } from '@/lib/accounts/certificates/constants';
import { getCredentials } from '@/lib/accounts/users/data';
import { listKeepers } from '@/lib/compliance/data';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { site } from '@/lib/settings/data';
import { Certificate } from '@/models/accounts/certificate';
import type { CertificateLean } from './data';
import { certificateMail } from './mails';
import { dueReminder, reminderKey } from './rules';

async function remind(row: CertificateLean, before: RemindBefore, keepers: readonly string[]): Promise<void> {
  const key = reminderKey(row.validUntil, before);
  const own = row.user ? await getCredentials({ id: String(row.user) }) : undefined;
  const name = row.holder === FIRM ? (await site()).name : (own?.name ?? '');
  const { holder, number, validUntil } = row;
  const people = [...new Set([...(own ? [own.id] : []), ...keepers])];
  for (const id of people) {
    const to = await getCredentials({ id });
    const ending = { holder, number, validUntil, name, before };
    if (to) await postMail(await certificateMail(to, ending, keepers.includes(id)));
  }
  await Certificate.updateOne({ _id: row._id }, { $addToSet: { reminded: key } }, { timestamps: false });
}

/** Reminds the person and the office of registrations that expire in 90, 30 and 7 days, and reports lapsed ones. Returns how many. */
export async function remindOfCertificates(now = new Date()): Promise<number> {
  const today = indianDay(now);
  const last = indianDay(now.getTime() + 90 * DAY_MS);
  const rows = await Certificate.find({ validUntil: op.lte(last) }).lean<CertificateLean[]>();
  const due = rows.flatMap((row) => {
    const before = dueReminder(row.validUntil, today);
    const isSent = before === undefined || row.reminded.includes(reminderKey(row.validUntil, before));
    return isSent ? [] : [{ row, before }];
  });
  const keepers = due.length > 0 ? await listKeepers() : [];
  for (const { row, before } of due) await remind(row, before, keepers);
  return due.length;
}

export const certificateJobs: readonly Job[] = [
  defineJob({ name: 'certificates', every: HOUR_MS, run: () => remindOfCertificates() }),
];
