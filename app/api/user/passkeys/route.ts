import { z } from 'zod';
import { addPasskey } from '@/lib/accounts/passkeys/mutations';
import { newPasskeySchema } from '@/lib/accounts/passkeys/schema';
import { route } from '@/lib/platform/http/route';

/** Adds the credential created by the browser. The first factor of an account comes with its recovery codes. */
export const POST = route(
  {
    auth: 'user',
    fresh: true,
    body: newPasskeySchema,
    reply: {
      201: z.strictObject({
        id: z.string(),
        recoveryCodes: z.array(z.string()).optional(),
        message: z.string(),
      }),
    },
  },
  async ({ session, body, ip }) => {
    const made = await addPasskey(session, body, ip);
    return Response.json({ message: 'Passkey added', ...made }, { status: 201 });
  },
);
