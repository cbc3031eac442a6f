'use client';

import { useRef, useState } from 'react';
import { mergeChanges } from '@/lib/platform/browser/merge';

type Fields = Record<string, unknown>;
export type Stored<T extends Fields> = { fields: T; version: number };

export type MergeConflict<T extends Fields> = {
  /** contested fields */
  names: readonly (keyof T & string)[];
  mine: T;
  theirs: T;
  decide: (choice: 'mine' | 'theirs') => Promise<boolean>;
};

type Options<T extends Fields, Reply> = {
  /** state at the start */
  start: Stored<T>;
  /** `base` is the last known stored state, for calls that send only changed fields */
  send: (fields: T, version: number, base: T) => Promise<Reply>;
  /** returns the stored state from a conflict; undefined for other failures */
  storedIn: (error: unknown) => Stored<T> | undefined;
  /** for a form that stays open: shows the saved and merged fields, and returns the new stored state */
  onSaved?: (fields: T, reply: Reply) => Stored<T>;
};

/** Merges fields that only one side changed, and asks about the others. `save` resolves to true if saved; other failures throw. */
export function useMergedSave<T extends Fields, Reply = unknown>(options: Options<T, Reply>) {
  const { start, send, storedIn, onSaved } = options;
  /** base of the form's values, also during a question */
  const began = useRef(start);
  const latest = useRef(start);
  const [conflict, setConflict] = useState<MergeConflict<T>>();

  async function put(mine: T, from: Stored<T>): Promise<boolean> {
    setConflict(undefined);
    let wanted = mine;
    let base = from;
    for (;;) {
      const stored = latest.current;
      if (stored.version !== base.version) {
        const { merged, conflicts } = mergeChanges(base.fields, wanted, stored.fields);
        if (conflicts.length > 0) {
          const theirs = Object.fromEntries(conflicts.map((name) => [name, stored.fields[name]]));
          const decide = (choice: 'mine' | 'theirs') =>
            put(choice === 'mine' ? merged : { ...merged, ...theirs }, stored);
          setConflict({ names: conflicts, mine: merged, theirs: stored.fields, decide });
          return false;
        }
        wanted = merged;
        base = stored;
      }
      try {
        const reply = await send(wanted, base.version, base.fields);
        if (onSaved) {
          began.current = onSaved(wanted, reply);
          latest.current = began.current;
        }
        return true;
      } catch (error) {
        const now = storedIn(error);
        if (!now || now.version === base.version) throw error;
        latest.current = now;
      }
    }
  }

  return { save: (mine: T) => put(mine, began.current), conflict };
}
