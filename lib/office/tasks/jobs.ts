import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { op } from '@/lib/platform/db/operators';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { postMail } from '@/lib/platform/mail/queue';
import { INDIA_OFFSET_MS, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { listStaff } from '@/lib/teams/staff/data';
import { JobModel } from '@/models/platform/job';
import { TASK_MAIL_HOUR } from './constants';
import { listDue } from './data';
import type { TaskDto } from './dto';
import { tasksMail } from './mails';

const JOB = 'task mail';
/** the mail is not sent again until the row is deleted */
const NEVER = new Date('9999-01-01');

type Due = { id: string; key: string; tasks: TaskDto[]; today: string };

/** Claims a person's mail for a day; false if it was sent or is being sent. */
async function takeMail(key: string, now: Date, until: Date): Promise<boolean> {
  const row = { leaseUntil: new Date(0), expiresAt: new Date(now.getTime() + 7 * DAY_MS) };
  await JobModel.updateOne({ name: JOB, key }, { $setOnInsert: row }, { upsert: true }).catch(
    () => undefined,
  );
  const { modifiedCount } = await JobModel.updateOne(
    { name: JOB, key, leaseUntil: op.lte(now) },
    { $set: { leaseUntil: until } },
  );
  return modifiedCount === 1;
}

async function takeNext(now: Date, until: Date): Promise<Due | undefined> {
  if (new Date(now.getTime() + INDIA_OFFSET_MS).getUTCHours() < TASK_MAIL_HOUR) return undefined;
  const today = indianDay(now);
  const keys = new Map((await listStaff()).map(({ id }) => [`${today}:${id}`, id]));
  const taken = { name: JOB, key: op.in(keys.keys()), leaseUntil: op.gt(now) };
  for (const { key } of await JobModel.find(taken, { key: 1 }).lean()) keys.delete(key);
  for (const [key, id] of keys) {
    const tasks = await listDue(id, today);
    if (tasks.length > 0 && (await takeMail(key, now, until))) return { id, key, tasks, today };
  }
  return undefined;
}

/** Mails each member of staff in the morning about tasks overdue or due today. */
export const taskMailJob = defineJob<Due>({
  name: 'task mails',
  every: 5 * MINUTE_MS,
  queue: takeNext,
  leaseFor: 5 * MINUTE_MS,
  async run({ id, key, tasks, today }) {
    const to = await getCredentials({ id });
    if (to) await postMail(await tasksMail(to, tasks, today));
    await JobModel.updateOne({ name: JOB, key }, { $set: { leaseUntil: NEVER } });
    return to ? 1 : 0;
  },
});
