import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import { GUEST_COOKIE, serializeCookie } from '@/lib/auth/cookies';
import { clearAttempts, countAttempt, deviceCookie, isKnownDevice } from '@/lib/auth/login-limit';
import { deleteSession } from '@/lib/auth/mutations';
import { hashPassword, needsRehash, verifyPassword } from '@/lib/auth/password';
import { openSession } from '@/lib/auth/session';
import type { AnySession } from '@/lib/auth/types';
import { adoptGuestTrail } from '@/lib/guest/mutations';
import { AppError } from '@/lib/http/errors';
import { type Credentials, emailKeyOf, getCredentials } from '@/lib/user/data';
import { type LoginUser, toLoginUser } from '@/lib/user/dto';
import { recordLogin, setPasswordHash } from '@/lib/user/mutations';

/** The same for an unknown e-mail and a wrong password. */
const WRONG = 'Wrong e-mail or password';

export type LoginRequest = {
  email: string;
  password: string;
  headers: Headers;
  ip: string;
  userAgent: string | undefined;
  /** what the browser holds now: a guest's trail is adopted, an older session is closed */
  session: AnySession | null;
};

export type LoginResult = { token: string; user: LoginUser; cookies: string[] };

async function checkPassword(request: LoginRequest): Promise<Credentials> {
  const account = emailKeyOf(request.email);
  const attempt = {
    account,
    ip: request.ip,
    knownDevice: await isKnownDevice(request.headers, account),
  };
  await countAttempt(attempt);
  const found = await getCredentials({ email: request.email });
  if (!(await verifyPassword(request.password, found?.passwordHash)) || !found) {
    const target = found && { type: 'user', id: found.id };
    await recordAudit({ action: 'user.login-failed', by: null, ip: request.ip, ...(target && { target }) });
    throw new AppError('unauthenticated', WRONG);
  }
  await clearAttempts(attempt);
  return found;
}

/** Signs in: a fresh session, the guest's trail adopted, the sign-in on record. */
export async function login(request: LoginRequest): Promise<LoginResult> {
  const found = await checkPassword(request);
  if (needsRehash(found.passwordHash)) await setPasswordHash(found.id, await hashPassword(request.password));
  const { session } = request;
  if (session?.kind === 'guest') await adoptGuestTrail(session.guestID, found.id);
  if (session?.via === 'cookie') await deleteSession(session.id);
  const opened = await openSession({ user: found.id, role: found.role }, request);
  await recordLogin(found.id, new Date());
  await recordAudit({
    action: 'user.login',
    by: { userId: found.id, role: found.role },
    ip: request.ip,
    target: { type: 'user', id: found.id },
  });
  return {
    token: opened.token,
    user: toLoginUser(found),
    cookies: [
      ...opened.cookies,
      await deviceCookie(found.emailKey),
      serializeCookie(GUEST_COOKIE, '', { maxAge: 0 }),
    ],
  };
}
