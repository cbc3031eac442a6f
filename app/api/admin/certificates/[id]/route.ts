import { deleteCertificate } from '@/lib/compliance/certificates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route({ auth: { can: 'settings' }, params: idParams }, async ({ actor, params }) => {
  await deleteCertificate(actor, params.id);
  return { message: 'Certificate deleted' };
});
