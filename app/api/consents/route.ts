import { listOwnConsents } from '@/lib/channels/consents/data';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'public' }, ({ session, request }) =>
  listOwnConsents(session, request.headers),
);
