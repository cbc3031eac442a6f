import { route } from '@/lib/http/route';
import { replaceRecoveryCodes } from '@/lib/second-factor/mutations';

/** Ten new codes, shown this once; those of before end. */
export const POST = route({ auth: 'user', fresh: true }, async ({ session, ip }) => ({
  recoveryCodes: await replaceRecoveryCodes(session, ip),
}));
