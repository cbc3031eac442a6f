import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { changeTask, deleteTask } from '@/lib/task/mutations';
import { taskChangeSchema } from '@/lib/task/schema';

export const PATCH = route(
  { auth: { can: 'enquiries' }, params: idParams, body: taskChangeSchema },
  ({ params, body, actor }) => changeTask(actor, params.id, body),
);

export const DELETE = route({ auth: { can: 'enquiries' }, params: idParams }, async ({ params, actor }) => {
  await deleteTask(actor, params.id);
  return { message: 'Deleted' };
});
