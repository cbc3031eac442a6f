import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { safeStorage, serviceWorkers } from '@/lib/platform/browser/safe-storage';
import { MAX_WAITING, OUTBOX, WAITING_EVENT } from './constants';
import type { WaitingCall } from './dto';
import { callerOf, maySend, mayWorkLater } from './rules';

/**
 * Calls that could not be sent without a network, in order. They are in IndexedDB, which pages and the service worker share, and a lock lets only one of them
 * send at a time. Sending a call twice must have the same effect as once, because a server whose reply was lost gets the call again.
 */

/** Tells the next page, which has not opened the database, that calls are waiting. */
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

/** Waiting calls of the person who is signed in here now. */
export async function listOwnWaiting(): Promise<WaitingCall[]> {
  const caller = storedCaller();
  return (await listWaiting()).filter((call) => maySend(call, caller));
}

let lastAt = 0;

/** A new key. Keys sort in order, so a second call in the same millisecond gets the next number. */
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
  // browsers that can send after the page is closed do; without a worker, `ready` never resolves
  void serviceWorkers()
    ?.ready.then((registration) => (registration as Syncing).sync?.register(OUTBOX))
    .catch(() => undefined);
}

/** True if a waiting call may be sent by a later attempt. */
export const hasWaiting = async (caller: string): Promise<boolean> =>
  (await listWaiting()).some((call) => !call.refusal && maySend(call, caller));

type Send = (call: WaitingCall) => Promise<unknown>;

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(OUTBOX, work) : work();

/** Sends waiting calls in order until one needs a network again. Calls that the server refuses stay, with its message. */
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

/** The same from a page. Returns the number of calls sent. */
export async function sendOutbox(): Promise<number> {
  if (!isMarked()) return 0;
  const sent = await sendWaiting(sendHere, storedCaller());
  mark((await listWaiting()).length > 0);
  changed();
  return sent;
}

/** Calls the API, or queues the call if there is no network. Rejects with the server's refusal. */
export async function callOrWait(call: Omit<WaitingCall, 'who' | 'refusal'>): Promise<'done' | 'waiting'> {
  const waiting = { ...call, who: storedCaller() };
  await sendOutbox().catch(() => undefined);
  // an older change of the same record must not arrive after this one
  if (await hasWaiting(waiting.who).catch(() => false)) {
    await addWaiting(waiting);
    return 'waiting';
  }
  try {
    await api(call.path, { method: call.method, body: call.body });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error;
    // if storage is unavailable, the call fails as usual
    await addWaiting(waiting).catch((reason: unknown) => {
      throw reason instanceof ApiError ? reason : error;
    });
    return 'waiting';
  }
}

/** Drops the refused calls after the person has read them. */
export async function dismissRefused(): Promise<void> {
  for (const [key, call] of await entries<string, WaitingCall>(store()))
    if (call.refusal) await del(key, store());
  mark((await listWaiting()).length > 0);
  changed();
}

/** Clears the queue, so that other users of this browser neither send nor read it. */
export async function clearOutbox(): Promise<void> {
  await clear(store());
  mark(false);
}
