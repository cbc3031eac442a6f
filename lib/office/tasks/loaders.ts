import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { getClaim, mapHolders } from '@/lib/teams/claims/data';
import { listStaff } from '@/lib/teams/staff/data';
import { TASKS_PATH, type TaskAbout } from './constants';
import { getTask, listDay, listTasksAbout, whoseOf } from './data';
import type { DayDto, TaskDto } from './dto';
import { taskSearchSchema } from './schema';

const withHolders = (tasks: readonly TaskDto[], holders: ReadonlyMap<string, string>): TaskDto[] =>
  tasks.map((task) => {
    const heldBy = holders.get(task.id);
    return heldBy ? { ...task, heldBy } : task;
  });

export async function loadTasks(query: SearchParams) {
  const { actor } = await pageAdmin(TASKS_PATH, 'read');
  const { who, day } = taskSearchSchema.parse(query);
  const today = indianDay(Date.now());
  const [read, staff, holders] = await Promise.all([
    listDay(await whoseOf(who, actor.userId), day ?? today),
    listStaff(),
    mapHolders('task', actor.userId),
  ]);
  const marked = (list: readonly TaskDto[]) => withHolders(list, holders);
  const { overdue, due, next, done } = read;
  const tasks: DayDto = {
    ...{ day: read.day, overdue: marked(overdue), due: marked(due), next: marked(next), done: marked(done) },
  };
  const may = { canWork: can(actor, 'enquiries'), seesUsers: can(actor, 'staff') };
  return { who, today, tasks, staff, me: actor.userId, ...may };
}

export async function loadTasksAbout(type: TaskAbout, id: string) {
  const { actor } = await pageAdmin(TASKS_PATH, 'read');
  const [read, staff, holders] = await Promise.all([
    listTasksAbout(id),
    listStaff(),
    mapHolders('task', actor.userId),
  ]);
  const tasks = withHolders(read, holders);
  const today = indianDay(Date.now());
  return { about: { type, id }, tasks, staff, me: actor.userId, today, canWork: can(actor, 'enquiries') };
}

export async function loadTask(id: string) {
  const { actor } = await pageAdmin(`${TASKS_PATH}/${encodeURIComponent(id)}`, 'read');
  const task = (await getTask(id)) ?? notFound();
  const [staff, claim] = await Promise.all([listStaff(), getClaim('task', id, actor.userId)]);
  return { task, staff, claim, canWork: can(actor, 'enquiries'), seesUsers: can(actor, 'staff') };
}
