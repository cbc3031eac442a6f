import { z } from 'zod';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_PASSKEY_NAME } from './constants';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

/** The JSON of `navigator.credentials` (WebAuthn 3, 5.1). Only verified fields are read. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
};

const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: transports.optional().catch(undefined),
  }),
});

export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

const name = z
  .string('Please give the passkey a name')
  .trim()
  .min(1, 'Please give the passkey a name')
  .max(MAX_PASSKEY_NAME, messageWith('Please use at most {max} characters', { max: MAX_PASSKEY_NAME }));

export const passkeyNameSchema = z.object({ name });
export const newPasskeySchema = z.object({ name, credential: registrationResponse });
export const passkeySignInSchema = z.object({ credential: authenticationResponse });

export type RegistrationResponse = z.output<typeof registrationResponse>;
export type AuthenticationResponse = z.output<typeof authenticationResponse>;
