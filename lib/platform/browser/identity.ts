import type { LoginUser } from '@/lib/platform/auth/dto';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { ApiError, api, holdUnaskedCalls } from '@/lib/platform/browser/api';
import { FORGET_MESSAGE, PERSONAL_CACHES } from '@/lib/platform/browser/offline/constants';
import { hasOutbox } from '@/lib/platform/browser/offline/outbox-mark';
import { safeStorage, serviceWorkers } from '@/lib/platform/browser/safe-storage';
import { clearStorage, forgetIdentity, storeGuest, storeUser } from './stored-identity';

export type Me =
  | { kind: 'anonymous' }
  | { kind: 'guest'; guestID: string }
  | {
      kind: 'user';
      user: LoginUser;
      phone: string;
      recordActivity: boolean;
      waiting: number;
      office?: OfficeRole;
    };

let request: Promise<Me> | undefined;
let left = false;

async function ask(): Promise<Me> {
  const me = await api<Me>('/api/user/me');
  if (left) return { kind: 'anonymous' };
  if (me.kind === 'anonymous') forgetIdentity();
  if (me.kind === 'guest') {
    forgetIdentity();
    storeGuest(me.guestID);
  }
  if (me.kind === 'user') storeUser(me.user);
  return me;
}

/**
 * This browser's identity according to the server, requested once per page for all components. The reply corrects the storage, so that a stale token never
 * causes a redirect loop.
 */
export function getCurrentUser(): Promise<Me> {
  request ??= ask().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

const FORGET_MS = 2000;
// loaded only when something is queued, because most pages never need it
const outbox = () => import('@/lib/platform/browser/offline/client');

async function endPush(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Removes stored copies of pages and the offline queue, so that the next person on this device finds neither. */
async function forgetCopies(isWaiting: boolean, isPushed: boolean): Promise<void> {
  serviceWorkers()?.controller?.postMessage({ type: FORGET_MESSAGE });
  const deleted = PERSONAL_CACHES.map((name) => globalThis.caches?.delete(name));
  const cleared = isWaiting && outbox().then(({ clearOutbox }) => clearOutbox());
  const ended = isPushed && endPush();
  const late = new Promise((resolve) => setTimeout(resolve, FORGET_MS));
  await Promise.race([Promise.allSettled([...deleted, cleared, ended]), late]);
}

/** Forgets the visitor after the session has ended and before another page opens. Ignores a late reply. */
export function forgetVisitor(): Promise<void> {
  left = true;
  const isWaiting = hasOutbox();
  const isPushed = safeStorage(() => localStorage.getItem('saptam:push') !== null, false);
  clearStorage();
  return forgetCopies(isWaiting, isPushed);
}

/**
 * Sends queued calls, ends the session and clears storage, because clearing alone would leave the cookie signed in. Without a network, the session ends as soon
 * as there is one.
 */
export async function signOut(): Promise<void> {
  if (hasOutbox())
    await outbox()
      .then(({ sendOutbox }) => sendOutbox())
      .catch(() => undefined);
  await holdUnaskedCalls();
  const call = { path: '/api/user/logout', method: 'POST', what: 'Signing out' } as const;
  const ended = await api(call.path, { method: call.method }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === 'network'),
  );
  await forgetVisitor();
  if (!ended)
    await outbox()
      .then(({ callOrWait }) => callOrWait(call))
      .catch(() => undefined);
}

/** Delay of the redirects after sign-in, sign-up and a saved profile, in milliseconds. */
export const REDIRECT_DELAY_MS = 1000;

/** Matches any number of language prefixes at the start of a path. */
const LANGUAGE_PREFIXES = /^(?:\/(?:mr|hi)(?=\/))+/i;

/**
 * `from` if it is a path of this site, else undefined, because an open redirect would abuse our name. Checks the parsed address with and without a language
 * prefix, because links add and remove one.
 */
export function safePath(from: string | null | undefined, origin: string): string | undefined {
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  // `/.//host` is an address of this site, but its path alone, `//host`, is on another host
  const bare = url.pathname.replace(LANGUAGE_PREFIXES, '');
  if (url.origin !== origin || url.pathname.startsWith('//') || bare.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The address of a sign-in page that includes the current page as return address. */
export function withFrom(path: string, { search, origin }: Pick<Location, 'search' | 'origin'>): string {
  const from = safePath(new URLSearchParams(search).get('from'), origin);
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}

const EMAIL_KEY = 'signInEmail';

/** Passes the email from the sign-up to the sign-in page. It is not in the address, because histories and logs keep addresses. */
export function rememberEmail(email: string): void {
  safeStorage(() => sessionStorage.setItem(EMAIL_KEY, email), undefined);
}

/** Returns the email once and forgets it. */
export function takeEmail(): string {
  return safeStorage(() => {
    const email = sessionStorage.getItem(EMAIL_KEY) ?? '';
    sessionStorage.removeItem(EMAIL_KEY);
    return email;
  }, '');
}

const LANDINGS: Record<string, string> = {
  buyer: '/properties',
  seller: '/properties',
};

/** The page after sign-in: the list for buyers and sellers, and the home page with open work for others. */
export const landingPath = (role: string): string => LANDINGS[role.toLowerCase()] ?? '/';

/** The toast after sign-in (docs/spec/wire.md#exact-messages). */
export function greeting(user: { name?: string; email: string; role: string; isGuest: boolean }): string {
  return user.isGuest ? `Guest ${user.role} session started!` : `Welcome back, ${user.name || user.email}`;
}
