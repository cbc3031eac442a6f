'use client';

import { useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Session storage key for each list's selection, across its pages and filters. */
const KEY = 'saptam:chosen';

type Items = Readonly<Record<string, unknown>>;
type Stored = Readonly<Record<string, Items>>;

const NOTHING: Stored = {};
const listeners = new Set<() => void>();
/** replaces session storage if there is none, or no room */
let memory: string | undefined;
let parsed: { text: string; value: Stored } = { text: '{}', value: NOTHING };

function read(): Stored {
  const text = memory ?? safeStorage(() => sessionStorage.getItem(KEY) ?? '{}', '{}');
  if (text !== parsed.text) parsed = { text, value: safeStorage(() => JSON.parse(text) as Stored, NOTHING) };
  return parsed.value;
}

function write(list: string, items: Items): void {
  const text = JSON.stringify({ ...read(), [list]: items });
  const isStored = safeStorage(() => {
    sessionStorage.setItem(KEY, text);
    return true;
  }, false);
  memory = isStored ? undefined : text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Row = { _id: string };
/** `total` rows match; `items` are the first of them, up to the limit of one action */
export type Matching<I> = { total: number; items: (I & { id: string })[] };

type Options<T extends Row, I> = {
  /** path of the list, because each has a separate selection */
  list: string;
  rows: readonly T[];
  /** data of a row that an action needs */
  itemOf: (row: T) => I & { id: string };
  /** address that returns all rows of the current filters */
  matching: string;
  isEnabled?: boolean;
};

/** Selected rows stay selected across pages and filters until an action is done, they are cleared, or the tab is closed. */
export function useSelection<T extends Row, I>(options: Options<T, I>) {
  const { list, rows, itemOf, matching, isEnabled = true } = options;
  type Item = I & { id: string };
  const stored = (useSyncExternalStore(subscribe, read, () => NOTHING)[list] ?? NOTHING) as Record<
    string,
    Item
  >;
  const [isAsking, setAsking] = useState(false);
  const shown = new Map(rows.map((row) => [row._id, itemOf(row)]));
  const ids = Object.keys(stored);
  const items = ids.map((id) => shown.get(id) ?? (stored[id] as Item));
  const isAll = rows.length > 0 && rows.every(({ _id }) => _id in stored);

  const put = (chosen: readonly Item[]) =>
    write(list, Object.fromEntries(chosen.map((item) => [item.id, item])));
  const without = (gone: readonly string[]) => items.filter(({ id }) => !gone.includes(id));
  const toggle = (id: string) => {
    const row = shown.get(id);
    if (id in stored) put(without([id]));
    else if (row) put([...items, row]);
  };
  const toggleAll = () => {
    const here = [...shown.keys()];
    put(isAll ? without(here) : [...without(here), ...shown.values()]);
  };
  /** Selects exactly these of the shown rows, and keeps the rest of the selection. */
  const setIds = (wanted: readonly string[]) =>
    put(wanted.flatMap((id) => shown.get(id) ?? (stored[id] as Item | undefined) ?? []));
  async function chooseMatching(): Promise<void> {
    setAsking(true);
    try {
      const found = await api<Matching<I>>(matching + window.location.search);
      const matches = new Set(found.items.map(({ id }) => id));
      const had = items.filter(({ id }) => !matches.has(id));
      put([...had, ...(found.items as Item[])]);
    } catch (error) {
      toast.error(serverMessage(error));
    } finally {
      setAsking(false);
    }
  }
  useKeys({
    x: () => {
      const id = focusedRow();
      if (isEnabled && id) toggle(id);
    },
  });
  const elsewhere = ids.filter((id) => !shown.has(id)).length;
  return { ids, items, isAll, isAsking, elsewhere, toggle, toggleAll, setIds, chooseMatching };
}
