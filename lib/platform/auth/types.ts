import type { Language } from '@/lib/platform/language/languages';
import type { OfficeRole, TeamRole, UserRole } from './roles';

type SessionBase = {
  /** id of the session row: safe to show, opens nothing */
  id: string;
  /** how the caller proved it: only cookies are sent without being asked, so only they need the CSRF check */
  via: 'cookie' | 'bearer' | 'token';
  /** what X-XSRF-TOKEN must say */
  xsrf: string;
};

/** The one team of an account, by its id, and what the account is in it. */
export type Membership = { id: string; role: TeamRole };

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: UserRole;
  isVerified: boolean;
  /** in which they get our mails; absent until they have chosen */
  language?: Language;
  /** the role within the office, of an account with the role `admin` */
  office?: OfficeRole;
  /** absent when the account is in no team */
  team?: Membership;
};

export type UserSession = SessionBase & {
  kind: 'user';
  user: SessionUser;
  recordActivity: boolean;
  /** when this browser last showed who sits in front of it: password, code or passkey */
  factorAt?: Date | undefined;
  /** whether the account has a passkey or an authenticator app, and since when it is asked to */
  secondFactor: { isSet: boolean; askedAt?: Date | undefined };
};
export type GuestSession = SessionBase & { kind: 'guest'; guestID: string };
export type AnySession = UserSession | GuestSession;

/** The user of the sign-in reply and of /api/user/me. */
export type LoginUser = { _id: string; role: UserRole; name: string; email: string; isGuest: false };

export function toLoginUser(user: { id: string; role: UserRole; name: string; email: string }): LoginUser {
  return { _id: user.id, role: user.role, name: user.name, email: user.email, isGuest: false };
}
