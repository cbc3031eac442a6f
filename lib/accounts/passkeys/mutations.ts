import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import type {
  AuthenticatorTransport,
  VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { factorAdded, factorRemoved } from '@/lib/accounts/second-factor/mutations';
import { hashSecret } from '@/lib/platform/auth/session';
import type { UserSession } from '@/lib/platform/auth/types';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { AppError, notFound } from '@/lib/platform/errors';
import { siteUrl } from '@/lib/platform/site';
import { site } from '@/lib/settings/data';
import { Passkey } from '@/models/accounts/passkey';
import { type CHALLENGE_PURPOSES, Challenge } from '@/models/platform/challenge';
import { User } from '@/models/platform/user';
import { MAX_PASSKEYS } from './constants';
import { listCredentialIds } from './data';
import type { AuthenticationResponse, RegistrationResponse } from './schema';

type Purpose = (typeof CHALLENGE_PURPOSES)[number];
type Transports = AuthenticatorTransport[];

const CHALLENGE_MINUTES = 5;
const FAILED = 'That passkey was not accepted. Please try again';

/** The library includes a certificate parser that no other request needs, so it is loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to the host of `SITE_URL`; IP addresses cannot have any. */
const rpID = () => new URL(siteUrl()).hostname;
const origin = () => new URL(siteUrl()).origin;

async function storeChallenge(challenge: string, purpose: Purpose, user?: string): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  await Challenge.create({ hash: hashSecret(challenge), purpose, ...(user && { user }), expiresAt });
}

/** True once for each challenge issued for this purpose to this person. */
const takeChallenge = (purpose: Purpose, user?: string) => async (challenge: string) => {
  const hash = hashSecret(challenge);
  const row = await Challenge.findOneAndDelete({ hash, purpose, user: user ?? null }).lean();
  return row !== null && row.expiresAt.getTime() > Date.now();
};

const full = () =>
  new AppError(
    'conflict',
    messageWith('You can have at most {max} passkeys. Please remove one first', { max: MAX_PASSKEYS }),
  );

/** Options for a discoverable credential that requires a fingerprint, face or PIN. */
export async function registrationOptions({ user }: UserSession) {
  const existing = await listCredentialIds(user.id);
  if (existing.length >= MAX_PASSKEYS) throw full();
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: (await site()).name,
    rpID: rpID(),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: existing as { id: string; transports: Transports }[],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(options.challenge, 'add-passkey', user.id);
  return options;
}

export async function addPasskey(
  session: UserSession,
  { name, credential }: { name: string; credential: RegistrationResponse },
  ip: string,
): Promise<{ id: string; recoveryCodes?: string[] }> {
  const { id: user } = session.user;
  const { registrationInfo } = await (await webauthn())
    .verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: takeChallenge('add-passkey', user),
      expectedOrigin: origin(),
      expectedRPID: rpID(),
      requireUserVerification: true,
    })
    .catch(refused);
  if (!registrationInfo) throw new AppError('invalid', FAILED);
  const { id, publicKey, counter } = registrationInfo.credential;
  try {
    // many challenges may have been issued while there was room
    const row = await insertWithin({
      max: MAX_PASSKEYS,
      model: Passkey,
      among: { user },
      insert: () =>
        Passkey.create({
          user,
          name,
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: credential.response.transports ?? [],
          isSynced: registrationInfo.credentialBackedUp,
        }),
      full,
    });
    await User.updateOne({ _id: user }, { $set: { hasPasskey: true } });
    const made = await factorAdded(session, (t) => t('The passkey "{name}" was added.', { name }), ip);
    return { id: String(row._id), ...made };
  } catch (error) {
    if (isDuplicateKey(error))
      throw new AppError('conflict', 'This passkey is already registered', { cause: error });
    throw error;
  }
}

/** The library's reason for refusing a credential is for our log, not for the caller. */
function refused(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid', FAILED, { cause });
}

/** Options for a sign-in without a typed name, or with a session for its own account only. */
export async function authenticationOptions(purpose: 'sign-in' | 'step-up', user?: string) {
  const allow = user ? await listCredentialIds(user) : [];
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: rpID(),
    userVerification: 'required',
    ...(allow.length > 0 && { allowCredentials: allow as { id: string; transports: Transports }[] }),
  });
  await storeChallenge(options.challenge, purpose, user);
  return options;
}

/** The owner of a passkey. Uses up its challenge. `user`, if known, is the only account allowed. */
export async function redeemPasskey(
  credential: AuthenticationResponse,
  purpose: 'sign-in' | 'step-up',
  user?: string,
): Promise<string> {
  const row = await Passkey.findOne({ credentialId: credential.id }).lean();
  if (!row || (user && String(row.user) !== user)) throw new AppError('unauthenticated', FAILED);
  const { verified, authenticationInfo }: VerifiedAuthenticationResponse = await (await webauthn())
    .verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: takeChallenge(purpose, user),
      expectedOrigin: origin(),
      expectedRPID: rpID(),
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
        transports: row.transports as Transports,
      },
    })
    .catch((cause) => {
      throw new AppError('unauthenticated', FAILED, { cause });
    });
  if (!verified) throw new AppError('unauthenticated', FAILED);
  // a repeated counter means a copied response; authenticators without a counter always send 0
  const { newCounter } = authenticationInfo;
  const used = await Passkey.updateOne(
    { _id: row._id, counter: row.counter },
    {
      $set: { counter: newCounter, lastUsedAt: new Date(), isSynced: authenticationInfo.credentialBackedUp },
    },
  );
  if (used.matchedCount === 0) throw new AppError('unauthenticated', FAILED);
  return String(row.user);
}

export async function renamePasskey(session: UserSession, id: string, name: string): Promise<void> {
  const { matchedCount } = await Passkey.updateOne({ _id: id, user: session.user.id }, { $set: { name } });
  if (matchedCount === 0) throw notFound('Passkey not found');
}

export async function removePasskey(session: UserSession, id: string, ip: string): Promise<void> {
  const row = await Passkey.findOneAndDelete({ _id: id, user: session.user.id }).lean();
  if (!row) throw notFound('Passkey not found');
  if (!(await Passkey.exists({ user: session.user.id })))
    await User.updateOne({ _id: session.user.id }, { $set: { hasPasskey: false } });
  await factorRemoved(session, (t) => t('The passkey "{name}" was removed.', { name: row.name }), ip);
}

export async function erasePasskeys(userId: string): Promise<void> {
  await Passkey.deleteMany({ user: userId });
  await Challenge.deleteMany({ user: userId });
}
