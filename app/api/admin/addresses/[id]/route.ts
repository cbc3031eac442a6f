import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { eraseAddress } from '@/lib/visitors/exit-popup/mutations';

/** Erases all that the exit popup stored of the address of a record. */
export const DELETE = route({ auth: { can: 'visitors' }, params: idParams }, async ({ params, actor }) => {
  const records = await eraseAddress(params.id, actor);
  return { message: 'Erased', records };
});
