import type { SessionUser } from './dto';

type SessionBase = {
  /** Id of the session row, which is safe to show because it grants nothing. */
  id: string;
  /** Means of authentication; only cookies are sent automatically, so only they need the CSRF check. */
  via: 'cookie' | 'bearer' | 'token';
  xsrf: string;
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
