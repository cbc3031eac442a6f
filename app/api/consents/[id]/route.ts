import { withdrawOwn } from '@/lib/channels/consents/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Withdraws a consent in one step, as easily as it was given. */
export const DELETE = route({ auth: 'public', params: idParams }, ({ session, request, params }) =>
  withdrawOwn(session, request.headers, params.id),
);
