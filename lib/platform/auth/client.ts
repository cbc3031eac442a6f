import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { ApiError, api } from '@/lib/platform/http/client';
import { FORGET_MESSAGE, PERSONAL_CACHES } from '@/lib/platform/offline/constants';
import type { OfficeRole } from './roles';
import type { LoginUser } from './types';

/** What the interface stores about the visitor: a convenience, never an authority (docs/spec.md#browser-storage). */
const KEYS = ['token', 'userId', 'userRole', 'userName', 'guestID'] as const;

export type StoredIdentity = Partial<Record<(typeof KEYS)[number], string>>;

export function readIdentity(): StoredIdentity {
  return safeStorage(() => {
    const pairs = KEYS.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value)) as StoredIdentity;
  }, {});
}

/** A signed-in browser is not a guest any more: the account has adopted its activity. */
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

/** Only the five keys: a stale identity goes, what else the site remembers (theme, drafts) stays. */
function forgetIdentity(): void {
  safeStorage(() => {
    for (const key of KEYS) localStorage.removeItem(key);
  }, undefined);
}

/** Signing out clears the whole storage. */
function clearStorage(): void {
  safeStorage(() => localStorage.clear(), undefined);
}

export type Me =
  | { kind: 'anonymous' }
  | { kind: 'guest'; guestID: string }
  | {
      kind: 'user';
      user: LoginUser;
      phone: string;
      recordActivity: boolean;
      /** people who wait for a word */
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
 * Who the server says this browser is; asked once per page, however many parts want to know. What storage
 * remembers is put right by the answer, so a stale token never sends anyone in circles.
 */
export function getCurrentUser(): Promise<Me> {
  request ??= ask().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

const FORGET_MS = 2000;
/** Something waits for a network (lib/platform/offline/client.ts). */
export const hasOutbox = () => safeStorage(() => localStorage.getItem('saptam:outbox') !== null, false);
// what most pages never need: it comes when something waits for a network
const outbox = () => import('@/lib/platform/offline/client');

/** This browser gets no message of the person who leaves. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Stored copies of pages, and what waits for a network: the next person at this device finds neither. */
async function forgetCopies(isWaiting: boolean, isPushed: boolean): Promise<void> {
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ type: FORGET_MESSAGE });
  const deleted = PERSONAL_CACHES.map((name) => globalThis.caches?.delete(name));
  const cleared = isWaiting && outbox().then(({ clearOutbox }) => clearOutbox());
  const ended = isPushed && endPush();
  const late = new Promise((resolve) => setTimeout(resolve, FORGET_MS));
  await Promise.race([Promise.allSettled([...deleted, cleared, ended]), late]);
}

/** After the session has ended, before another page is opened: an answer that is still on its way is not remembered. */
export function forgetVisitor(): Promise<void> {
  left = true;
  const isWaiting = hasOutbox();
  const isPushed = safeStorage(() => localStorage.getItem('saptam:push') !== null, false);
  clearStorage();
  return forgetCopies(isWaiting, isPushed);
}

/**
 * Sends what waits, ends the session, and forgets: clearing the storage alone would leave the cookie signed in. Without a network
 * the session is ended as soon as there is one.
 */
export async function signOut(): Promise<void> {
  if (hasOutbox())
    await outbox()
      .then(({ sendOutbox }) => sendOutbox())
      .catch(() => undefined);
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

/** A language at the beginning of a path, any number of times. */
const LANGUAGE_PREFIXES = /^(?:\/(?:mr|hi)(?=\/))+/i;

/**
 * `from` if it is a path of this site, else undefined: an open redirect would lend our name to others. Judged on the parsed
 * address, with and without a language before it, since links put one on and take one off.
 */
export function safePath(from: string | null | undefined, origin: string): string | undefined {
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  // `/.//host` is an address of this site, but its path alone, `//host`, is one of another host
  const bare = url.pathname.replace(LANGUAGE_PREFIXES, '');
  if (url.origin !== origin || url.pathname.startsWith('//') || bare.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The address of a sign-in page, with the page to which this one was to lead back. */
export function withFrom(path: string, { search, origin }: Pick<Location, 'search' | 'origin'>): string {
  const from = safePath(new URLSearchParams(search).get('from'), origin);
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}

const EMAIL_KEY = 'signInEmail';

/** From the sign-up to the sign-in page. Not in the address, which histories and logs keep. */
export function rememberEmail(email: string): void {
  safeStorage(() => sessionStorage.setItem(EMAIL_KEY, email), undefined);
}

/** Once. */
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
  broker: '/dashboard',
  admin: '/admin/properties?view=queue',
};

/**
 * Where a person goes after sign-in: buyers and sellers to the list, as the specification says; brokers to Today and officers to the
 * queue, where their work is; everybody else to the home page.
 */
export const landingPath = (role: string): string => LANDINGS[role.toLowerCase()] ?? '/';

/** The toast after sign-in (docs/spec.md#exact-messages). */
export function greeting(user: { name?: string; email: string; role: string; isGuest: boolean }): string {
  return user.isGuest ? `Guest ${user.role} session started!` : `Welcome back, ${user.name || user.email}`;
}
