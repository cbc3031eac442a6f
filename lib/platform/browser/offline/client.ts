import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { safeStorage, serviceWorkers } from '@/lib/platform/browser/safe-storage';
import { MAX_WAITING, OUTBOX, WAITING_EVENT } from './constants';
import type { WaitingCall } from './dto';
import { callerOf, maySend, mayWorkLater } from './rules';

/**
 * Calls that could not be sent for want of a network, in their order. They lie in IndexedDB, where pages and the service worker
 * both find them; a lock lets one of them send at a time. Every call here may be sent twice with the effect of once: a server that
 * did its work and whose reply was lost gets the call again.
 */

/** Says to the next page, which has not opened the database, that something waits. */
const MARK_KEY = 'saptam:outbox';

let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('saptam-outbox', 'calls');
  return opened;
}

const mark = (isWaiting: boolean) =>
  safeStorage(
    () => (isWaiting ? localStorage.setItem(MARK_KEY, '1') : localStorage.removeItem(MARK_KEY)),
    undefined,
  );

const isMarked = () => safeStorage(() => localStorage.getItem(MARK_KEY) !== null, false);

const storedCaller = () =>
  safeStorage(
    () => callerOf({ user: localStorage.getItem('userId'), guest: localStorage.getItem('guestID') }),
    '',
  );

const listeners = new Set<() => void>();

/** Called after every change that this page makes. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

async function listWaiting(): Promise<WaitingCall[]> {
  return (await entries<string, WaitingCall>(store())).map(([, call]) => call);
}

/** Calls waiting of the person who is signed in here now. */
export async function listOwnWaiting(): Promise<WaitingCall[]> {
  const caller = storedCaller();
  return (await listWaiting()).filter((call) => maySend(call, caller));
}

let lastAt = 0;

/** Keys are read in their order: of two calls in the same millisecond the second one has the next. */
function nextKey(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return `${String(lastAt).padStart(15, '0')}-${newIdempotencyKey()}`;
}

async function addWaiting(call: WaitingCall): Promise<void> {
  if ((await listWaiting()).length >= MAX_WAITING)
    throw new ApiError('Too much waits for a network already', 0, 'rate_limited');
  await set(nextKey(), call, store());
  mark(true);
  changed();
  globalThis.dispatchEvent?.(new Event(WAITING_EVENT));
  type Syncing = { sync?: { register: (tag: string) => Promise<void> } };
  // browsers that can send when the page is closed do; `ready` never comes where there is no worker
  void serviceWorkers()
    ?.ready.then((registration) => (registration as Syncing).sync?.register(OUTBOX))
    .catch(() => undefined);
}

/** True if a call is waiting that a later try may send. */
export const hasWaiting = async (caller: string): Promise<boolean> =>
  (await listWaiting()).some((call) => !call.refusal && maySend(call, caller));

type Send = (call: WaitingCall) => Promise<unknown>;

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(OUTBOX, work) : work();

/** Sends what waits, in order, until one needs a network again. What the server refuses stays, with its words. */
export function sendWaiting(send: Send, caller: string): Promise<number> {
  return withLock(async () => {
    let sent = 0;
    for (const [key, call] of await entries<string, WaitingCall>(store())) {
      if (call.refusal || !maySend(call, caller)) continue;
      try {
        await send(call);
        await del(key, store());
        sent += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || mayWorkLater(error.status)) break;
        await set(key, { ...call, refusal: serverMessage(error) }, store());
      }
    }
    return sent;
  });
}

const sendHere: Send = ({ path, method, body }) => api(path, { method, body, asksToSignIn: false });

/** The same from a page. Returns how many were sent. */
export async function sendOutbox(): Promise<number> {
  if (!isMarked()) return 0;
  const sent = await sendWaiting(sendHere, storedCaller());
  mark((await listWaiting()).length > 0);
  changed();
  return sent;
}

/** Calls the API, or lets the call wait when there is no network. Rejects with what the server refuses. */
export async function callOrWait(call: Omit<WaitingCall, 'who' | 'refusal'>): Promise<'done' | 'waiting'> {
  const waiting = { ...call, who: storedCaller() };
  await sendOutbox().catch(() => undefined);
  // an older change of the same thing must not arrive after this one
  if (await hasWaiting(waiting.who).catch(() => false)) {
    await addWaiting(waiting);
    return 'waiting';
  }
  try {
    await api(call.path, { method: call.method, body: call.body });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error;
    // where nothing can be stored, the call has failed as it always did
    await addWaiting(waiting).catch((reason: unknown) => {
      throw reason instanceof ApiError ? reason : error;
    });
    return 'waiting';
  }
}

/** Drops the refused calls once they have been read. */
export async function dismissRefused(): Promise<void> {
  for (const [key, call] of await entries<string, WaitingCall>(store()))
    if (call.refusal) await del(key, store());
  mark((await listWaiting()).length > 0);
  changed();
}

/** Nobody else who uses this browser sends what waits here, or reads it. */
export async function clearOutbox(): Promise<void> {
  await clear(store());
  mark(false);
}
