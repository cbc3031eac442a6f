import type { LoginUser } from '@/lib/platform/auth/dto';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Stored values about the visitor. They are a convenience and give no access (docs/spec/privacy.md#browser-storage). */
const KEYS = ['token', 'userId', 'userRole', 'userName', 'guestID'] as const;

export type StoredIdentity = Partial<Record<(typeof KEYS)[number], string>>;

export function readIdentity(): StoredIdentity {
  return safeStorage(() => {
    const pairs = KEYS.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value)) as StoredIdentity;
  }, {});
}

/** Stores a signed-in user. The browser is no longer a guest, because the account has adopted its activity. */
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

/** Removes a stale identity (only the five keys). Other stored data (theme, drafts) stays. */
export function forgetIdentity(): void {
  safeStorage(() => {
    for (const key of KEYS) localStorage.removeItem(key);
  }, undefined);
}

export function clearStorage(): void {
  safeStorage(() => localStorage.clear(), undefined);
}
