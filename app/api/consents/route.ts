import { listOwnConsents } from '@/lib/channels/consents/data';
import { ownConsentsDto } from '@/lib/channels/consents/dto';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'public', reply: ownConsentsDto }, ({ session, request }) =>
  listOwnConsents(session, request.headers),
);
