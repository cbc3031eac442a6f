import { removeFace, saveFace } from '@/lib/accounts/faces/mutations';
import { route } from '@/lib/platform/http/route';

/** The picture by which a person is shown beside their listings, on prints and on pages for clients. */
export const PUT = route({ auth: 'user', limit: 'picture' }, ({ request, actor }) =>
  saveFace(actor, request),
);

export const DELETE = route({ auth: 'user' }, ({ actor }) => removeFace(actor.userId));
