import { requireArchive } from '@/lib/imports/archives/data';
import { cancelArchive, deleteArchive } from '@/lib/imports/archives/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, ({ params, actor }) =>
  requireArchive(actor, params.id),
);

/** Cancels an export before it is ready. */
export const POST = route({ auth: 'user', params: idParams }, ({ params, actor }) =>
  cancelArchive(actor, params.id),
);

export const DELETE = route({ auth: 'user', params: idParams }, async ({ params, actor }) => {
  await deleteArchive(actor, params.id);
  return { message: 'Removed' };
});
