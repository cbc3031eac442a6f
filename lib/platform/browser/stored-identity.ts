import type { LoginUser } from '@/lib/platform/auth/types';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Values stored about the visitor: a convenience, never an authority (docs/spec/privacy.md#browser-storage). */
const KEYS = ['token', 'userId', 'userRole', 'userName', 'guestID'] as const;

export type StoredIdentity = Partial<Record<(typeof KEYS)[number], string>>;

export function readIdentity(): StoredIdentity {
  return safeStorage(() => {
    const pairs = KEYS.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value)) as StoredIdentity;
  }, {});
}

/** A signed-in browser is no longer a guest: the account has adopted its activity. */
export function storeUser(user: LoginUser, token?: string): void {
  safeStorage(() => {
    if (token) localStorage.setItem('token', token);
    localStorage.setItem('userId', user._id);
    localStorage.setItem('userRole', user.role);
    localStorage.setItem('userName', user.name);
    localStorage.removeItem('guestID');
  }, undefined);
}

export function storeGuest(guestID: string): void {
  safeStorage(() => localStorage.setItem('guestID', guestID), undefined);
}

/** Only the five keys: a stale identity is removed, while other stored data (theme, drafts) stays. */
export function forgetIdentity(): void {
  safeStorage(() => {
    for (const key of KEYS) localStorage.removeItem(key);
  }, undefined);
}

/** Signing out clears the whole storage. */
export function clearStorage(): void {
  safeStorage(() => localStorage.clear(), undefined);
}
