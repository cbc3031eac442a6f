import { taskDto } from '@/lib/office/tasks/dto';
import { changeTask, deleteTask } from '@/lib/office/tasks/mutations';
import { taskChangeSchema, taskDeleteSchema } from '@/lib/office/tasks/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  { auth: { can: 'enquiries' }, params: idParams, body: taskChangeSchema, reply: taskDto },
  ({ params, body, actor }) => changeTask(actor, params.id, body),
);

export const DELETE = route(
  { auth: { can: 'enquiries' }, params: idParams, query: taskDeleteSchema, reply: messageDto },
  async ({ params, query, actor }) => {
    await deleteTask(actor, params.id, query.seen);
    return { message: 'Deleted' };
  },
);
