import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { findEnquiries } from '@/lib/enquiries/data';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { dayBounds, INDIA_OFFSET_MS, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { staffIds } from '@/lib/teams/staff/data';
import { Contact } from '@/models/contacts/contact';
import { Task, type TaskRow } from '@/models/office/task';
import { GONE_RECORD, MAX_TASKS_SHOWN, type TaskAbout } from './constants';
import type { DayDto, TaskDto } from './dto';
import type { TaskSearch } from './schema';

export type TaskLean = TaskRow & { _id: Types.ObjectId; updatedAt: Date };

const READS: Record<TaskAbout, (ids: Types.ObjectId[]) => Promise<{ _id: unknown; name: string }[]>> = {
  enquiry: async (ids) =>
    (await findEnquiries({ _id: op.in(ids) }, { name: 1, propertyTitle: 1 })).map((row) => ({
      _id: row._id,
      name: row.propertyTitle ? `${row.name}, ${row.propertyTitle}` : row.name,
    })),
  contact: async (ids) =>
    (await Contact.find({ _id: op.in(ids) }, { firstName: 1, lastName: 1 }).lean()).map((row) => ({
      _id: row._id,
      name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    })),
  property: async (ids) =>
    (await findListings({ _id: op.in(ids) }, { title: 1 })).map(({ _id, title }) => ({
      _id,
      name: title,
    })),
  user: async (ids) => findUsers({ _id: op.in(ids) }, { name: 1 }),
};

/** Current names of the tasks' subjects, because a task stores none. */
async function namesOf(rows: readonly TaskLean[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, read] of Object.entries(READS) as [TaskAbout, (typeof READS)[TaskAbout]][]) {
    const ids = rows.flatMap(({ aboutType, aboutId }) => (aboutType === type && aboutId ? [aboutId] : []));
    if (ids.length > 0) for (const { _id, name } of await read(ids)) names.set(String(_id), name);
  }
  const people = rows.flatMap(({ assignee }) => (assignee ? [assignee] : []));
  // tasks of former staff are shown as unassigned
  for (const { _id, name } of await findUsers({ _id: op.in(people), deactivatedAt: null }, { name: 1 }))
    names.set(String(_id), name);
  return names;
}

/** The assignee; absent for a closed account. */
function assigneeOf(id: Types.ObjectId | null | undefined, names: ReadonlyMap<string, string>) {
  const name = id && names.get(String(id));
  return name ? { assignee: { id: String(id), name } } : {};
}

export async function toTaskDtos(rows: readonly TaskLean[]): Promise<TaskDto[]> {
  const names = await namesOf(rows);
  return rows.map((row) => {
    const { aboutType: type, aboutId, assignee, doneAt } = row;
    return {
      id: String(row._id),
      text: row.text,
      seen: row.updatedAt.toISOString(),
      day: row.day,
      ...(row.time && { time: row.time }),
      ...assigneeOf(assignee, names),
      ...(type &&
        aboutId && { about: { type, id: String(aboutId), name: names.get(String(aboutId)) ?? GONE_RECORD } }),
      ...(row.isDone && doneAt && { done: { at: doneAt.toISOString(), by: row.doneBy ?? '' } }),
    };
  });
}

export type Whose = { assignee?: Types.ObjectId | ReturnType<typeof op.notIn<Types.ObjectId>> };
type TaskFilter = QueryFilter<TaskRow>;

export async function whoseOf(who: TaskSearch['who'], me: string): Promise<Whose> {
  if (who === 'all') return {};
  if (who === 'none') return { assignee: op.notIn(await staffIds()) };
  return { assignee: new Types.ObjectId(who === 'mine' ? me : who) };
}

const read = async (filter: TaskFilter) =>
  toTaskDtos(
    await Task.find(filter).sort({ day: 1, time: 1, _id: 1 }).limit(MAX_TASKS_SHOWN).lean<TaskLean[]>(),
  );

/** Dates of enquiries as tasks of the day; they are changed in the enquiry. */
async function stepsOf(whose: Whose, from: Date | undefined, until: Date): Promise<TaskDto[]> {
  const nextAt = op.range({ gte: from, lt: until });
  const rows = await findEnquiries(
    { ...whose, nextAt },
    { name: 1, propertyTitle: 1, status: 1, nextAt: 1, assignee: 1 },
  )
    .sort({ nextAt: 1 })
    .limit(MAX_TASKS_SHOWN);
  const ids = rows.flatMap(({ assignee }) => (assignee ? [assignee] : []));
  const people = await findUsers({ _id: op.in(ids), deactivatedAt: null }, { name: 1 });
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  return rows.flatMap(({ _id, name, propertyTitle, status, nextAt: at, assignee }) => {
    if (!at) return [];
    const instant = new Date(at.getTime() + INDIA_OFFSET_MS).toISOString();
    return {
      id: `enquiry-${_id}`,
      isStep: true as const,
      text: status === 'visit planned' ? 'Visit' : 'Follow up',
      day: indianDay(at),
      time: instant.slice(11, 16),
      about: {
        type: 'enquiry' as const,
        id: String(_id),
        name: propertyTitle ? `${name}, ${propertyTitle}` : name,
      },
      ...assigneeOf(assignee, names),
    };
  });
}

const byTime = (a: TaskDto, b: TaskDto) =>
  `${a.day} ${a.time ?? ''}`.localeCompare(`${b.day} ${b.time ?? ''}`);

const after = (day: string, days: number) => indianDay(dayBounds(day).start.getTime() + days * DAY_MS);

/** Overdue and due tasks, with enquiry dates, for a person or the full office. */
async function openBetween(whose: Whose, first: string | undefined, last: string): Promise<TaskDto[]> {
  const range = op.range({ gte: first, lte: last });
  const [tasks, steps] = await Promise.all([
    read({ ...whose, isDone: false, day: range }),
    stepsOf(whose, first ? dayBounds(first).start : undefined, dayBounds(last).end),
  ]);
  return [...tasks, ...steps].sort(byTime);
}

const WEEK_DAYS = 7;

export async function listDay(whose: Whose, day: string): Promise<DayDto> {
  const [overdue, due, next, done] = await Promise.all([
    openBetween(whose, undefined, after(day, -1)),
    openBetween(whose, day, day),
    openBetween(whose, after(day, 1), after(day, WEEK_DAYS)),
    read({ ...whose, isDone: true, day }),
  ]);
  return { day, overdue, due, next, done };
}

/** The most overdue own or unassigned task, without those held by colleagues and the one just left. */
export async function nextFreeTask(
  held: readonly Types.ObjectId[],
  after: string | undefined,
  me: string,
): Promise<string | undefined> {
  const others = (await staffIds()).filter((id) => String(id) !== me);
  const leftOut = after ? [...held, new Types.ObjectId(after)] : held;
  const due = { isDone: false, day: op.lte(indianDay(Date.now())), assignee: op.notIn(others) };
  const row = await Task.findOne({ ...due, _id: op.notIn(leftOut) }, { _id: 1 })
    .sort({ day: 1, time: 1, _id: 1 })
    .lean();
  return row ? String(row._id) : undefined;
}

export async function getTask(id: string): Promise<TaskDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Task.findById(id).lean<TaskLean>();
  return row ? (await toTaskDtos([row]))[0] : undefined;
}

/** Tasks overdue or due today, for the morning mail. */
export async function listDue(person: string, today: string): Promise<TaskDto[]> {
  return openBetween({ assignee: new Types.ObjectId(person) }, undefined, today);
}

/** Tasks about a record: open ones by day, then the last finished ones. */
export async function listTasksAbout(id: string): Promise<TaskDto[]> {
  const about = { aboutId: new Types.ObjectId(id) };
  const done = await Task.find({ ...about, isDone: true })
    .sort({ day: -1 })
    .limit(5)
    .lean<TaskLean[]>();
  return [...(await read({ ...about, isDone: false })), ...(await toTaskDtos(done))];
}

export const isRecord = async (type: TaskAbout, id: string): Promise<boolean> =>
  (await READS[type]([new Types.ObjectId(id)])).length > 0;

export async function exportTasks(userId: string) {
  const rows = await Task.find(
    { $or: [{ assignee: userId }, { createdBy: userId }] },
    { _id: 0, text: 1, day: 1, time: 1, isDone: 1, createdAt: 1 },
  )
    .limit(10_000)
    .lean();
  return rows;
}
