'use client';

import { useRef, useState } from 'react';
import { mergeChanges } from '@/lib/platform/browser/merge';

type Fields = Record<string, unknown>;
/** What is stored: its fields and their version. */
export type Stored<T extends Fields> = { fields: T; version: number };

export type MergeConflict<T extends Fields> = {
  /** the fields that both changed */
  names: readonly (keyof T & string)[];
  mine: T;
  theirs: T;
  decide: (choice: 'mine' | 'theirs') => Promise<boolean>;
};

type Options<T extends Fields> = {
  /** what the person began with */
  start: Stored<T>;
  send: (fields: T, version: number) => Promise<unknown>;
  /** what a failed call says is stored now; undefined for other failures */
  storedIn: (error: unknown) => Stored<T> | undefined;
};

/**
 * Saves fields that somebody else may have saved since they were read. What only one side changed is merged without a question; about
 * the fields that both changed there is one. `save` returns whether it is saved, and throws what is no conflict.
 */
export function useMergedSave<T extends Fields>({ start, send, storedIn }: Options<T>) {
  const read = useRef(start);
  const [conflict, setConflict] = useState<MergeConflict<T>>();

  async function save(mine: T): Promise<boolean> {
    setConflict(undefined);
    let wanted = mine;
    for (;;) {
      const { fields: base, version } = read.current;
      try {
        await send(wanted, version);
        return true;
      } catch (error) {
        const stored = storedIn(error);
        if (!stored || stored.version <= version) throw error;
        const { merged, conflicts } = mergeChanges(base, wanted, stored.fields);
        read.current = stored;
        wanted = merged;
        if (conflicts.length === 0) continue;
        const theirs = Object.fromEntries(conflicts.map((name) => [name, stored.fields[name]]));
        setConflict({
          names: conflicts,
          mine: merged,
          theirs: stored.fields,
          decide: (choice) => save(choice === 'mine' ? merged : { ...merged, ...theirs }),
        });
        return false;
      }
    }
  }

  return { save, conflict };
}
