import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import { sendActivity } from '@/lib/visitors/activity/client';
import type { SavedIdsDto } from './dto';

/** This person's saved and hidden homes, for all cards of a page. Changes show at once and reach the server later; refused ones are undone. */
export type HomesState = {
  saved: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** hidden homes that leave a note with an undo in the list: hidden on this page, or requested */
  placeholders: ReadonlySet<string>;
  /** homes opened in this browser */
  visited: ReadonlySet<string>;
  /** reason why the last press was undone */
  problem?: string;
};

type Action = 'save' | 'unsave' | 'hide' | 'show';
type Pending = { action: Action; id: string };

const STATE_KEY = 'saptam:homes';
const PENDING_KEY = 'saptam:homes-pending';
const VISITED_KEY = 'saptam:visited';
const MAX_VISITED = 500;

const NONE: ReadonlySet<string> = new Set();
const EMPTY: HomesState = { saved: NONE, hidden: NONE, placeholders: NONE, visited: NONE };
let state = EMPTY;
let pending: Pending[] = [];
let hasLoaded = false;
let isSending = false;
const listeners = new Set<() => void>();

function stored<T>(key: string, fallback: T): T {
  return safeStorage(
    () => (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback,
    fallback,
  );
}

function store(key: string, value: unknown): void {
  safeStorage(() => localStorage.setItem(key, JSON.stringify(value)), undefined);
}

function update(change: Partial<HomesState>): void {
  state = { ...state, ...change };
  store(STATE_KEY, { saved: [...state.saved], hidden: [...state.hidden] });
  for (const listener of listeners) listener();
}

function readStorage(): void {
  const { saved, hidden } = stored<SavedIdsDto>(STATE_KEY, { saved: [], hidden: [] });
  pending = stored<Pending[]>(PENDING_KEY, []);
  state = {
    ...state,
    saved: new Set(saved),
    hidden: new Set(hidden),
    visited: new Set(stored<string[]>(VISITED_KEY, [])),
  };
  for (const listener of listeners) listener();
}

const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter((value) => value !== id));

export function applyAction(
  { saved, hidden }: Pick<HomesState, 'saved' | 'hidden'>,
  { action, id }: Pending,
) {
  if (action === 'save') return { saved: new Set([...saved, id]), hidden: without(hidden, id) };
  if (action === 'hide') return { saved: without(saved, id), hidden: new Set([...hidden, id]) };
  return action === 'unsave' ? { saved: without(saved, id), hidden } : { saved, hidden: without(hidden, id) };
}

const CALLS: Record<Action, { method: 'PUT' | 'DELETE'; path: string }> = {
  save: { method: 'PUT', path: '/api/shortlist/homes/' },
  unsave: { method: 'DELETE', path: '/api/shortlist/homes/' },
  hide: { method: 'PUT', path: '/api/shortlist/hidden/' },
  show: { method: 'DELETE', path: '/api/shortlist/hidden/' },
};

/** True if the same request may succeed later: no network, a busy server or too many requests. */
function mayWork(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** Sends pending changes to the server in order. Stops without a network until `online`. */
export async function sendPending(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    while (pending[0]) {
      const { action, id } = pending[0];
      const { method, path } = CALLS[action];
      try {
        const body = method === 'PUT' ? {} : undefined;
        await api(path + id, { method, body, keepalive: true, needsCookies: true });
      } catch (error) {
        if (mayWork(error)) return;
        const undone = action === 'save' || action === 'unsave' ? 'saved' : 'hidden';
        const isAdded = action === 'save' || action === 'hide';
        const set = isAdded ? without(state[undone], id) : new Set([...state[undone], id]);
        update({ [undone]: set, problem: serverMessage(error) });
      }
      pending = pending.slice(1);
      store(PENDING_KEY, pending);
    }
  } finally {
    isSending = false;
  }
}

/** Loads this browser's state first, then the server's if there can be any. */
function load(): void {
  if (hasLoaded) return;
  hasLoaded = true;
  readStorage();
  window.addEventListener('online', () => void sendPending());
  window.addEventListener('storage', ({ key }) => key?.startsWith('saptam:') && readStorage());
  const isKnown = safeStorage(() => localStorage.getItem(STATE_KEY) !== null, false);
  if (isKnown || readIdentity().userId || readIdentity().guestID) void refresh();
}

async function refresh(): Promise<void> {
  await sendPending();
  const known = await api<SavedIdsDto>('/api/shortlist?only=ids').catch(() => undefined);
  if (!known) return;
  const fromServer = { saved: new Set(known.saved), hidden: new Set(known.hidden) };
  update(pending.reduce(applyAction, fromServer));
}

export const homesStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    load();
    return () => listeners.delete(listener);
  },
  get: () => state,
  /** the empty state, which the server renders for all visitors */
  initial: () => EMPTY,
};

export function actOnHome(action: Action, id: string): void {
  const opposite = { save: 'unsave', unsave: 'save', hide: 'show', show: 'hide' }[action];
  const last = pending.at(-1);
  // a press and its undo need no request, unless the first is already being sent
  const isUndo = last?.id === id && last.action === opposite && !(isSending && pending.length === 1);
  pending = isUndo ? pending.slice(0, -1) : [...pending, { action, id }];
  store(PENDING_KEY, pending);
  const { placeholders } = state;
  update({
    ...applyAction(state, { action, id }),
    ...(action === 'hide' && { placeholders: new Set([...placeholders, id]) }),
    problem: undefined,
  });
  if (action === 'save') sendActivity('add_to_cart', { property: id });
  void sendPending();
}

/** Shows the placeholders of homes hidden on this page. */
export function showPlaceholders(ids: readonly string[]): void {
  update({ placeholders: new Set([...state.placeholders, ...ids]) });
}

export function dismissProblem(): void {
  update({ problem: undefined });
}

export function markVisited(id: string): void {
  const visited = [id, ...stored<string[]>(VISITED_KEY, []).filter((value) => value !== id)].slice(
    0,
    MAX_VISITED,
  );
  store(VISITED_KEY, visited);
}
