import type { Language } from '@/lib/platform/language/languages';
import type { OfficeRole, TeamRole, UserRole } from './roles';

type SessionBase = {
  /** Id of the session row, which is safe to show because it grants nothing. */
  id: string;
  /** How the caller authenticated; only cookies are sent automatically, so only they need the CSRF check. */
  via: 'cookie' | 'bearer' | 'token';
  xsrf: string;
};

/** An account's only team, by id, and its role there. */
export type Membership = { id: string; role: TeamRole };

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: UserRole;
  isVerified: boolean;
  /** Language of mails to the account, absent until chosen. */
  language?: Language;
  /** The office role of an account with the role `admin`. */
  office?: OfficeRole;
  team?: Membership;
};

export type UserSession = SessionBase & {
  kind: 'user';
  user: SessionUser;
  recordActivity: boolean;
  /** When the person at this browser last confirmed their identity by password, code or passkey. */
  factorAt?: Date | undefined;
  /** `isSet` is true if the account has a passkey or authenticator app. `askedAt` is when it was first asked for one. */
  secondFactor: { isSet: boolean; askedAt?: Date | undefined };
  /** True if the password is too short for staff and the account has no passkey. */
  isPasswordShort?: boolean;
};
export type GuestSession = SessionBase & { kind: 'guest'; guestID: string };
export type AnySession = UserSession | GuestSession;

/** The user in the sign-in reply and in /api/user/me. */
export type LoginUser = { _id: string; role: UserRole; name: string; email: string; isGuest: false };

export function toLoginUser(user: { id: string; role: UserRole; name: string; email: string }): LoginUser {
  return { _id: user.id, role: user.role, name: user.name, email: user.email, isGuest: false };
}
