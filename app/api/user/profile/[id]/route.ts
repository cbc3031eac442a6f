import { readProfile, writeProfile } from '@/lib/accounts/profile/mutations';
import { profileDto } from '@/lib/accounts/users/dto';
import { profileUpdateSchema } from '@/lib/accounts/users/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams, reply: profileDto }, ({ session, params }) =>
  readProfile(session, params.id),
);

export const PUT = route(
  { auth: 'user', params: idParams, body: profileUpdateSchema, reply: profileDto },
  ({ session, params, body, ip }) => writeProfile(session, params.id, body, ip),
);
