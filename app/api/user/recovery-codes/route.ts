import { replaceRecoveryCodes } from '@/lib/accounts/second-factor/mutations';
import { route } from '@/lib/platform/http/route';

/** Ten new codes, shown this once; those of before end. */
export const POST = route({ auth: 'user', fresh: true }, async ({ session, ip }) => ({
  recoveryCodes: await replaceRecoveryCodes(session, ip),
}));
