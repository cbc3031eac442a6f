import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { authenticationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

/** Options for `navigator.credentials.get`. The account is not known yet. */
export const POST = route(
  { auth: 'public', limit: 'login', reply: z.custom<PublicKeyCredentialRequestOptionsJSON>() },
  () => authenticationOptions('sign-in'),
);
