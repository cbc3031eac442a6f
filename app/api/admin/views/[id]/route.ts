import { deleteView } from '@/lib/office/lists/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Removes one's own saved view, or a shared one with the permission to change settings. */
export const DELETE = route(
  { auth: { can: 'read' }, params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await deleteView(params.id, actor);
    return { message: 'View removed' };
  },
);
