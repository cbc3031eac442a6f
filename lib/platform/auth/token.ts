import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { UserRole } from './roles';

/** Edge-safe, because it imports only jose. Keys are passed in (lib/platform/crypto/secrets.ts reads them). */
export type TokenKey = { kid: string; key: Uint8Array };

const ISSUER = 'saptam';
const ALGORITHM = 'HS256';

/** Audiences of tokens. A token for one audience is refused wherever another is expected. */
export type Audience = 'session' | 'api' | 'device' | 'sign-up' | 'work';

export type Claims = {
  /** User id, absent in a guest's session. */
  sub?: string;
  sid?: string;
  guestID?: string;
  role?: UserRole | 'guest';
};

export async function signToken(
  keys: TokenKey[],
  audience: Audience,
  claims: Claims,
  lifetimeSeconds: number,
): Promise<string> {
  const current = keys[0];
  if (!current) throw new Error('No signing key');
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, kid: current.kid })
    .setIssuer(ISSUER)
    .setAudience(`${ISSUER}:${audience}`)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
    .sign(current.key);
}

/** The claims of a genuine, unexpired token of that audience, or undefined. Never throws for a bad token. */
export async function verifyToken(
  keys: TokenKey[],
  audience: Audience,
  token: string,
): Promise<(Claims & JWTPayload) | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const found = keys.find(({ kid }) => kid === header.kid);
        if (!found) throw new Error('Unknown key id');
        return found.key;
      },
      { algorithms: [ALGORITHM], issuer: ISSUER, audience: `${ISSUER}:${audience}`, requiredClaims: ['exp'] },
    );
    return payload as Claims & JWTPayload;
  } catch {
    return undefined;
  }
}
