import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { MAX_COMPARED } from '@/lib/shortlists/constants';

/** Homes selected for comparison in this tab, shared by all cards. */
const KEY = 'saptam:compared';
const NONE: readonly string[] = [];
let chosen: readonly string[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  const stored = safeStorage<unknown>(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]'), []);
  return Array.isArray(stored) ? stored.filter(isObjectIdHex).slice(0, MAX_COMPARED) : NONE;
}

function choose(ids: readonly string[]): void {
  chosen = ids;
  safeStorage(() => sessionStorage.setItem(KEY, JSON.stringify(ids)), undefined);
  for (const listener of listeners) listener();
}

export const comparedStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly string[] => {
    chosen ??= read();
    return chosen;
  },
  /** default, rendered by the server for all visitors */
  initial: (): readonly string[] => NONE,
};

/** Adds or removes a home. A seventh home changes nothing. */
export function toggleCompared(id: string): void {
  const ids = comparedStore.get();
  if (ids.includes(id)) choose(ids.filter((one) => one !== id));
  else if (ids.length < MAX_COMPARED) choose([...ids, id]);
}

export const clearCompared = (): void => choose(NONE);
