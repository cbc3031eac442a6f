import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { restoreListing } from '@/lib/own-listings/mutations';

/** Takes a listing out of the bin. */
export const POST = route({ auth: 'user', params: idParams }, async ({ params, actor }) => {
  await restoreListing(actor, params.id);
  return { message: 'Restored' };
});
