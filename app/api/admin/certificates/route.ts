import { saveCertificate } from '@/lib/compliance/certificates/mutations';
import { route } from '@/lib/platform/http/route';

/** Multipart: `holder`, `number`, `validUntil` and one `file`. The certificate of a holder who has one is renewed. */
export const PUT = route({ auth: { can: 'settings' }, limit: 'upload' }, async ({ actor, request }) => ({
  id: await saveCertificate(actor, request),
}));
