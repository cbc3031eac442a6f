import { z } from 'zod';
import { replaceRecoveryCodes } from '@/lib/accounts/second-factor/mutations';
import { route } from '@/lib/platform/http/route';

/** Creates ten recovery codes, shown only in this reply; earlier ones stop working. */
export const POST = route(
  { auth: 'user', fresh: true, reply: z.strictObject({ recoveryCodes: z.array(z.string()) }) },
  async ({ session, ip }) => ({
    recoveryCodes: await replaceRecoveryCodes(session, ip),
  }),
);
