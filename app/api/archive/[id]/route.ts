import { requireArchive } from '@/lib/imports/archives/data';
import { archiveDto } from '@/lib/imports/archives/dto';
import { cancelArchive, deleteArchive } from '@/lib/imports/archives/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams, reply: archiveDto }, ({ params, actor }) =>
  requireArchive(actor, params.id),
);

/** Cancels an export before it is ready. */
export const POST = route({ auth: 'user', params: idParams, reply: archiveDto }, ({ params, actor }) =>
  cancelArchive(actor, params.id),
);

export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await deleteArchive(actor, params.id);
    return { message: 'Removed' };
  },
);
