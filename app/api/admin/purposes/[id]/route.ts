import { endPurpose } from '@/lib/compliance/purposes/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Ends a purpose and every consent to it. */
export const DELETE = route({ auth: { can: 'settings' }, params: idParams }, async ({ actor, params }) => {
  await endPurpose(actor, params.id);
  return { message: 'Purpose ended' };
});
