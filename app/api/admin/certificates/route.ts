import { saveCertificate } from '@/lib/compliance/certificates/mutations';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Multipart: `holder`, `number`, `validUntil` and one `file`. A holder's existing certificate is renewed. */
export const PUT = route(
  { auth: { can: 'settings' }, limit: 'upload', reply: idDto },
  async ({ actor, request }) => ({
    id: await saveCertificate(actor, request),
  }),
);
