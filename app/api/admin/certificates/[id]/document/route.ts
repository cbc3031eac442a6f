import { openCertificate } from '@/lib/compliance/certificates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export const GET = route(
  { auth: { can: 'settings' }, params: idParams, produces: TYPES },
  ({ actor, params }) => openCertificate(actor, params.id),
);
