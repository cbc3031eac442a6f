import { attempt } from '@/lib/attempt';
import type { LoginUser } from '@/lib/user/dto';

/** Seed §3. What the interface remembers about the visitor: a convenience, never an authority (decisions.md 7). */
const KEYS = ['token', 'userId', 'userRole', 'userName', 'guestID'] as const;

export type StoredIdentity = Partial<Record<(typeof KEYS)[number], string>>;

export function readIdentity(): StoredIdentity {
  return attempt(() => {
    const pairs = KEYS.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value)) as StoredIdentity;
  }, {});
}

/** A signed-in browser is no guest any more: its trail was adopted. */
export function storeUser(user: LoginUser, token?: string): void {
  attempt(() => {
    if (token) localStorage.setItem('token', token);
    localStorage.setItem('userId', user._id);
    localStorage.setItem('userRole', user.role);
    localStorage.setItem('userName', user.name);
    localStorage.removeItem('guestID');
  }, undefined);
}

export function storeGuest(guestID: string): void {
  attempt(() => localStorage.setItem('guestID', guestID), undefined);
}

/** Only the five keys: a stale identity goes, what else the site remembers (theme, drafts) stays. */
export function forgetIdentity(): void {
  attempt(() => {
    for (const key of KEYS) localStorage.removeItem(key);
  }, undefined);
}

/** Seed §2: logout clears all of it. */
export function clearStorage(): void {
  attempt(() => localStorage.clear(), undefined);
}
