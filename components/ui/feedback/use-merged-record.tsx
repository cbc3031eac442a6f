'use client';

import { useRef, useState } from 'react';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import { ApiError } from '@/lib/platform/browser/api';

type Fields = Record<string, unknown>;

type Options<T extends Fields, R> = {
  record: R;
  /** its fields as the form sends them, and its version */
  storedOf: (record: R) => Stored<T>;
  /** returns the record after the save */
  send: (fields: T, version: number, base: T) => Promise<R>;
  labelOf: (name: keyof T & string) => string;
  /** formats a field for people; by default texts and lists of texts */
  shownAs?: (name: keyof T & string, value: unknown) => string;
  /** shows the saved record, with the fields of others */
  onSaved: (record: R) => void;
  /** called if the save after the question fails */
  onProblem: (error: unknown) => void;
};

const asText = (value: unknown) => [value ?? ''].flat().join(', ');

/** Saves a record whose API replies with it, and with `details.current` if it refuses a save. `question` asks about contested fields. */
export function useMergedRecord<T extends Fields, R extends object>(options: Options<T, R>) {
  const { record, storedOf, send, labelOf, onSaved, onProblem } = options;
  const { shownAs = (_name: keyof T & string, value: unknown) => asText(value) } = options;
  // a refresh does not change the base of this edit
  const first = useRef(record).current;
  const [isDeciding, setDeciding] = useState(false);
  const { save, conflict } = useMergedSave<T, R>({
    start: storedOf(first),
    send,
    storedIn(error) {
      const current = error instanceof ApiError && (error.details?.current as R | undefined);
      return current ? storedOf(current) : undefined;
    },
    onSaved(_fields, saved) {
      onSaved(saved);
      return storedOf(saved);
    },
  });
  const decide = async (choice: 'mine' | 'theirs') => {
    setDeciding(true);
    try {
      await conflict?.decide(choice);
    } catch (error) {
      onProblem(error);
    }
    setDeciding(false);
  };
  const question = conflict && (
    <BothChanged
      rows={conflict.names.map((name) => ({
        label: labelOf(name),
        mine: shownAs(name, conflict.mine[name]),
        theirs: shownAs(name, conflict.theirs[name]),
      }))}
      isBusy={isDeciding}
      onKeepMine={() => void decide('mine')}
      onTakeTheirs={() => void decide('theirs')}
    />
  );
  return { save, question };
}
