import { z } from 'zod';
import { removeFace, saveFace } from '@/lib/accounts/faces/mutations';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: 'user', limit: 'picture', reply: z.strictObject({ face: z.string() }) },
  ({ request, actor }) => saveFace(actor, request),
);

export const DELETE = route({ auth: 'user' }, ({ actor }) => removeFace(actor.userId));
