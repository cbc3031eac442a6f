import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/browser/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listStaff } from '@/lib/teams/staff/data';
import { TASKS_PATH, type TaskAbout } from './constants';
import { listDay, listTasksAbout, whoseOf } from './data';
import { taskSearchSchema } from './schema';

export async function loadTasks(query: SearchParams) {
  const { actor } = await pageAdmin(TASKS_PATH, 'read');
  const { who, day } = taskSearchSchema.parse(query);
  const today = indianDay(Date.now());
  const [tasks, staff] = await Promise.all([
    listDay(await whoseOf(who, actor.userId), day ?? today),
    listStaff(),
  ]);
  const may = { canWork: can(actor, 'enquiries'), seesUsers: can(actor, 'staff') };
  return { who, today, tasks, staff, me: actor.userId, ...may };
}

/** The tasks about a record, for its page. */
export async function loadTasksAbout(type: TaskAbout, id: string) {
  const { actor } = await pageAdmin(TASKS_PATH, 'read');
  const [tasks, staff] = await Promise.all([listTasksAbout(id), listStaff()]);
  const today = indianDay(Date.now());
  return { about: { type, id }, tasks, staff, me: actor.userId, today, canWork: can(actor, 'enquiries') };
}
