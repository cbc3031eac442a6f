import 'server-only';
import { Types } from 'mongoose';
import { findLeadById } from '@/lib/enquiries/leads/data';
import { lastChangeByOthers } from '@/lib/platform/audit/data';
import { assertUnchanged, changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { fieldError, notFound } from '@/lib/platform/errors';
import type { ReplyKey } from '@/lib/platform/language/message';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { assertNotHeld } from '@/lib/teams/claims/data';
import { releaseItems } from '@/lib/teams/claims/mutations';
import { areStaff } from '@/lib/teams/staff/data';
import { Task } from '@/models/office/task';
import { DONE_TASK_DAYS } from './constants';
import { isRecord, type TaskLean, toTaskDtos } from './data';
import type { TaskDto } from './dto';
import type { TaskChange, TaskInput } from './schema';

type Worker = AdminActor<'enquiries'>;

async function assertStaff(id: string | undefined): Promise<void> {
  if (id && !(await areStaff([id])))
    throw fieldError('invalid', 'assignee', 'Choose someone from the office');
}

const audit = (actor: Worker, id: string, details: object) =>
  recordAudit({ action: 'task.write', by: actor, target: { type: 'task', id }, details: { ...details } });

async function toDto(row: TaskLean): Promise<TaskDto> {
  const [dto] = await toTaskDtos([row]);
  if (!dto) throw notFound('Task not found');
  return dto;
}

export async function createTask(actor: Worker, input: TaskInput): Promise<TaskDto> {
  const { about, assignee, time, text, day } = input;
  await assertStaff(assignee);
  if (about && !(await isRecord(about.type, about.id))) throw notFound('Record not found');
  const fields = {
    ...{ text, day, createdBy: actor.userId, assignee: assignee || actor.userId },
    ...(time && { time }),
    ...(about && { aboutType: about.type, aboutId: about.id }),
  };
  const { row, isNew } = await createOnce(Task, actor.userId, input, (_id) =>
    Task.create({ _id, ...fields }),
  );
  if (isNew) await audit(actor, String(row._id), { kind: 'add' });
  return toDto(row.toObject() as TaskLean);
}

/** Ends the sentence of a log entry: "Sunita finished this". */
const DID: Record<string, ReplyKey> = {
  add: '{by} added this {ago}',
  done: '{by} finished this {ago}',
  'not done': '{by} reopened this {ago}',
  edit: '{by} changed this {ago}',
  move: '{by} moved this {ago}',
  give: '{by} assigned this to someone else {ago}',
  delete: '{by} deleted this {ago}',
};

function kindOf({ isDone, day, assignee }: TaskChange): string {
  if (isDone !== undefined) return isDone ? 'done' : 'not done';
  return assignee ? 'give' : day ? 'move' : 'edit';
}

const did = ({ details }: { details: Record<string, unknown> }) =>
  DID[String(details.kind)] ?? '{by} changed this {ago}';

/** The current task; one just deleted by a colleague is rejected, naming the colleague. */
async function readTask(actor: Worker, id: string): Promise<TaskLean> {
  const row = await Task.findById(id).lean<TaskLean>();
  if (row) return row;
  const target = { type: 'task', id };
  if (await lastChangeByOthers(target, actor))
    throw await changedMeanwhile({ target, actor, did, seen: 'gone' });
  throw notFound('Task not found');
}

const storedOf = ({ text, day, time, assignee, isDone }: TaskLean) => ({
  ...{ text, day, isDone },
  time: time ?? '',
  assignee: assignee ? String(assignee) : '',
});

const refusalOf = (row: TaskLean, actor: Worker) => ({
  target: { type: 'task', id: String(row._id) },
  actor,
  did,
  seen: row.updatedAt.toISOString(),
  // a change of other fields than the colleague's is merged
  stored: storedOf(row),
  // assigning does not count, because the receiver of a task is to work on it
  counts: ({ details }: { details: Record<string, unknown> }) =>
    !['add', 'give'].includes(String(details.kind)),
});

/** Creates a task when a call to the office was not answered. A lister's missed calls are handled in the lister's pages. */
export async function createCallbackTask(lead: string, enquiry: string | undefined): Promise<void> {
  const row = await findLeadById(lead, { assignee: 1, owner: 1 });
  if (!row || row.owner) return;
  await Task.create({
    // the name is read from the enquiry when shown, so that it is erased with the person
    text: 'Call back: nobody picked up',
    day: indianDay(Date.now()),
    ...(row.assignee && { assignee: row.assignee }),
    ...(enquiry && { aboutType: 'enquiry', aboutId: enquiry }),
  });
}

/** Reschedules or reassigns it, or marks it as done or open again. */
export async function changeTask(actor: Worker, id: string, change: TaskChange): Promise<TaskDto> {
  await assertStaff(change.assignee);
  const { isDone, time, seen, ...rest } = change;
  const before = await readTask(actor, id);
  await assertUnchanged({ ...refusalOf(before, actor), given: seen });
  await assertNotHeld('task', id, actor.userId);
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
  const row = await Task.findOneAndUpdate(
    // of two simultaneous changes, one is refused
    { _id: id, updatedAt: before.updatedAt },
    {
      $set: { ...rest, ...(time && { time }), ...(isDone && done), ...(isDone === false && { isDone }) },
      ...(Object.keys(gone).length > 0 && { $unset: gone }),
    },
    { returnDocument: 'after' },
  ).lean<TaskLean>();
  if (!row) throw await changedMeanwhile(refusalOf(await readTask(actor, id), actor));
  await audit(actor, id, { kind: kindOf(change) });
  if (isDone) await releaseItems(actor, 'task', [id]);
  return toDto(row);
}

export async function deleteTask(actor: Worker, id: string, seen?: string): Promise<void> {
  const before = await readTask(actor, id);
  await assertUnchanged({ ...refusalOf(before, actor), given: seen });
  await assertNotHeld('task', id, actor.userId);
  const { deletedCount } = await Task.deleteOne({ _id: id, updatedAt: before.updatedAt });
  if (deletedCount === 0) throw await changedMeanwhile(refusalOf(await readTask(actor, id), actor));
  await audit(actor, id, { kind: 'delete' });
  await releaseItems(actor, 'task', [id]);
}

/** Erases a person from tasks: deletes those about the account, and unassigns theirs. */
export async function eraseTasks(userId: string): Promise<void> {
  await Task.deleteMany({ aboutId: new Types.ObjectId(userId) });
  await Task.updateMany({ assignee: userId }, { $unset: { assignee: 1 } });
  await Task.updateMany({ createdBy: userId }, { $unset: { createdBy: 1 } });
}
