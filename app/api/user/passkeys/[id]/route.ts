import { removePasskey, renamePasskey } from '@/lib/accounts/passkeys/mutations';
import { passkeyNameSchema } from '@/lib/accounts/passkeys/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  { auth: 'user', params: idParams, body: passkeyNameSchema, reply: messageDto },
  async ({ session, params, body }) => {
    await renamePasskey(session, params.id, body.name);
    return { message: 'Saved' };
  },
);

export const DELETE = route(
  { auth: 'user', fresh: true, params: idParams, reply: messageDto },
  async ({ session, params, ip }) => {
    await removePasskey(session, params.id, ip);
    return { message: 'Passkey removed' };
  },
);
