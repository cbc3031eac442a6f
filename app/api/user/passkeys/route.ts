import { route } from '@/lib/http/route';
import { addPasskey } from '@/lib/passkey/mutations';
import { newPasskeySchema } from '@/lib/passkey/schema';

/** Adds the credential that the browser made. With the first factor of an account come its recovery codes. */
export const POST = route(
  { auth: 'user', fresh: true, body: newPasskeySchema },
  async ({ session, body, ip }) => {
    const made = await addPasskey(session, body, ip);
    return Response.json({ message: 'Passkey added', ...made }, { status: 201 });
  },
);
