import { listPasskeys } from '@/lib/accounts/passkeys/data';
import { getFactors } from '@/lib/accounts/second-factor/data';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user' }, async ({ session }) => ({
  ...(await getFactors(session)),
  passkeys: await listPasskeys(session.user.id),
}));
