import { listOwnConsents } from '@/lib/channels/consents/data';
import { route } from '@/lib/platform/http/route';

/** What the caller has agreed to be written to about by WhatsApp. */
export const GET = route({ auth: 'public' }, ({ session, request }) =>
  listOwnConsents(session, request.headers),
);
