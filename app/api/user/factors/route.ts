import { route } from '@/lib/http/route';
import { listPasskeys } from '@/lib/passkey/data';
import { getFactors } from '@/lib/second-factor/data';

export const GET = route({ auth: 'user' }, async ({ session }) => ({
  ...(await getFactors(session)),
  passkeys: await listPasskeys(session.user.id),
}));
