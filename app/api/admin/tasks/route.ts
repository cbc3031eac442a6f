import { route } from '@/lib/http/route';
import { indianDay } from '@/lib/indian-day';
import { listDay, whoseOf } from '@/lib/task/data';
import { createTask } from '@/lib/task/mutations';
import { taskSchema, taskSearchSchema } from '@/lib/task/schema';

/** A day: what is late, due, comes next, and was done. */
export const GET = route({ auth: { can: 'read' }, query: taskSearchSchema }, ({ query, actor }) =>
  listDay(whoseOf(query.who, actor.userId), query.day ?? indianDay(Date.now())),
);

export const POST = route({ auth: { can: 'enquiries' }, body: taskSchema }, async ({ body, actor }) =>
  Response.json(await createTask(actor, body), { status: 201 }),
);
