import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { registrationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', fresh: true, reply: z.custom<PublicKeyCredentialCreationOptionsJSON>() },
  ({ session }) => registrationOptions(session),
);
