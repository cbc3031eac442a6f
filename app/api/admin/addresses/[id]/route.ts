import { eraseAddress } from '@/lib/exit-popup/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** Erases all that the exit popup stored of the address of a record. */
export const DELETE = route({ auth: { can: 'visitors' }, params: idParams }, async ({ params, actor }) => {
  const records = await eraseAddress(params.id, actor);
  return { message: 'Erased', records };
});
