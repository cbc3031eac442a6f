import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '@/lib/platform/browser/api';

/** Loads the library on first use, because most visitors never use a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** The browser's error when the person closed its dialog or waited too long. */
function stopped(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new ApiError('This device already has a passkey for your account', 0, 'invalid');
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new ApiError('No passkey was used. Try again', 0, 'invalid');
  throw new ApiError('This browser couldn’t use a passkey here', 0, 'invalid');
}

export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await webAuthn();
  return startRegistration({ optionsJSON }).catch(stopped);
}

export async function askPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await webAuthn();
  return startAuthentication({ optionsJSON }).catch(stopped);
}

/** False in browsers without WebAuthn, which are not offered passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && window.PublicKeyCredential !== undefined;
