import { deleteCertificate } from '@/lib/compliance/certificates/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: { can: 'settings' }, params: idParams, reply: messageDto },
  async ({ actor, params }) => {
    await deleteCertificate(actor, params.id);
    return { message: 'Certificate deleted' };
  },
);
