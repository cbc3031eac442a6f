import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { readProfile, writeProfile } from '@/lib/profile/mutations';
import { profileUpdateSchema } from '@/lib/user/schema';

export const GET = route({ auth: 'user', params: idParams }, ({ session, params }) =>
  readProfile(session, params.id),
);

export const PUT = route(
  { auth: 'user', params: idParams, body: profileUpdateSchema },
  ({ session, params, body, ip }) => writeProfile(session, params.id, body, ip),
);
