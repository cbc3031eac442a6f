import 'server-only';
import { Types, trusted } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import type { AdminActor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { fieldError, notFound } from '@/lib/errors';
import { indianDay } from '@/lib/indian-day';
import { isStopping } from '@/lib/jobs/lease';
import { log } from '@/lib/log';
import { postMail } from '@/lib/mail/queue';
import { areStaff, listStaff } from '@/lib/office-staff/data';
import { DAY_MS } from '@/lib/time';
import { getCredentials } from '@/lib/user/data';
import { JobModel } from '@/models/job';
import { Task } from '@/models/task';
import { DONE_TASK_DAYS, TASK_MAIL_HOUR } from './constants';
import { isRecord, listDue, type TaskLean, toTaskDtos } from './data';
import type { TaskDto } from './dto';
import { tasksMail } from './events';
import type { TaskChange, TaskInput } from './schema';

type Worker = AdminActor<'enquiries'>;

async function assertStaff(id: string | undefined): Promise<void> {
  if (id && !(await areStaff([id]))) throw fieldError('invalid', 'assignee', 'Choose somebody of the office');
}

const audit = (actor: Worker, id: string, details: object) =>
  recordAudit({ action: 'task.write', by: actor, target: { type: 'task', id }, details: { ...details } });

async function toDto(row: TaskLean): Promise<TaskDto> {
  const [dto] = await toTaskDtos([row]);
  if (!dto) throw notFound('Task not found');
  return dto;
}

export async function createTask(
  actor: Worker,
  { about, assignee, time, ...rest }: TaskInput,
): Promise<TaskDto> {
  await connectDb();
  await assertStaff(assignee);
  if (about && !(await isRecord(about.type, about.id))) throw notFound('There is no such record');
  const row = await Task.create({
    ...rest,
    ...(time && { time }),
    assignee: assignee || actor.userId,
    createdBy: actor.userId,
    ...(about && { aboutType: about.type, aboutId: about.id }),
  });
  await audit(actor, String(row._id), { kind: 'add' });
  return toDto(row.toObject());
}

/** Moves it to another day, gives it to somebody else, or says that it is done, or is not. */
export async function changeTask(actor: Worker, id: string, change: TaskChange): Promise<TaskDto> {
  await connectDb();
  await assertStaff(change.assignee);
  const { isDone, time, ...rest } = change;
  const now = new Date();
  const done = {
    isDone: true,
    doneAt: now,
    doneBy: actor.name,
    expiresAt: new Date(now.getTime() + DONE_TASK_DAYS * DAY_MS),
  };
  const gone = {
    ...(time === '' && { time: 1 as const }),
    ...(isDone === false && { doneAt: 1 as const, doneBy: 1 as const, expiresAt: 1 as const }),
  };
  const row = await Task.findByIdAndUpdate(
    id,
    {
      $set: { ...rest, ...(time && { time }), ...(isDone && done), ...(isDone === false && { isDone }) },
      ...(Object.keys(gone).length > 0 && { $unset: gone }),
    },
    { returnDocument: 'after' },
  ).lean<TaskLean>();
  if (!row) throw notFound('Task not found');
  await audit(actor, id, { kind: isDone ? 'done' : isDone === false ? 'not done' : 'edit' });
  return toDto(row);
}

export async function deleteTask(actor: Worker, id: string): Promise<void> {
  await connectDb();
  const { deletedCount } = await Task.deleteOne({ _id: id });
  if (deletedCount === 0) throw notFound('Task not found');
  await audit(actor, id, { kind: 'delete' });
}

/** Removes a person from tasks: those about the account go, those that it had stay for others to take. */
export async function eraseTasks(userId: string): Promise<void> {
  await connectDb();
  await Task.deleteMany({ aboutId: new Types.ObjectId(userId) });
  await Task.updateMany({ assignee: userId }, { $unset: { assignee: 1 } });
  await Task.updateMany({ createdBy: userId }, { $unset: { createdBy: 1 } });
}

const JOB = 'task mail';
/** While one process sends a mail no other does; one that dies is followed after this time. */
const LEASE_MS = 5 * 60_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Takes the mail of a person and a day for this process; undefined when it was sent, or is being sent. */
async function takeMail(key: string, now: Date): Promise<boolean> {
  const row = { leaseUntil: new Date(0), expiresAt: new Date(now.getTime() + 7 * DAY_MS) };
  await JobModel.updateOne({ name: JOB, key }, { $setOnInsert: row }, { upsert: true }).catch(
    () => undefined,
  );
  const { modifiedCount } = await JobModel.updateOne(
    { name: JOB, key, leaseUntil: trusted({ $lte: now }) },
    { $set: { leaseUntil: new Date(now.getTime() + LEASE_MS) } },
  );
  return modifiedCount === 1;
}

/** In the morning, each of the office gets one mail with what is late or due today. Returns how many were sent. */
export async function sendDueTaskMails(now = new Date()): Promise<number> {
  if (new Date(now.getTime() + INDIA_MS).getUTCHours() < TASK_MAIL_HOUR) return 0;
  await connectDb();
  const today = indianDay(now);
  let sent = 0;
  for (const { id } of await listStaff()) {
    if (isStopping()) return sent;
    const tasks = await listDue(id, today);
    const key = `${today}:${id}`;
    if (tasks.length === 0 || !(await takeMail(key, now))) continue;
    try {
      const to = await getCredentials({ id });
      if (!to) continue;
      await postMail(await tasksMail(to, tasks, today));
      // until the row goes, nobody sends it again
      await JobModel.updateOne({ name: JOB, key }, { $set: { leaseUntil: new Date('9999-01-01') } });
      sent += 1;
    } catch (err) {
      log.warn({ err }, 'a mail with tasks failed and will be tried again');
    }
  }
  return sent;
}
