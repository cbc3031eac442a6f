import { listDay, whoseOf } from '@/lib/office/tasks/data';
import { dayDto, taskDto } from '@/lib/office/tasks/dto';
import { createTask } from '@/lib/office/tasks/mutations';
import { taskSchema, taskSearchSchema } from '@/lib/office/tasks/schema';
import { route } from '@/lib/platform/http/route';
import { indianDay } from '@/lib/platform/time/indian-day';

export const GET = route(
  { auth: { can: 'read' }, query: taskSearchSchema, reply: dayDto },
  async ({ query, actor }) =>
    listDay(await whoseOf(query.who, actor.userId), query.day ?? indianDay(Date.now())),
);

export const POST = route(
  { auth: { can: 'enquiries' }, body: taskSchema, reply: { 201: taskDto } },
  async ({ body, actor }) => Response.json(await createTask(actor, body), { status: 201 }),
);
