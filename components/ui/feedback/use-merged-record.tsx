'use client';

import { useRef, useState } from 'react';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import { ApiError } from '@/lib/platform/browser/api';

type Fields = Record<string, unknown>;

type Options<T extends Fields, R> = {
  /** the record that the form was opened with */
  record: R;
  /** its fields as the form sends them, and its version */
  storedOf: (record: R) => Stored<T>;
  /** returns the record as it is after the save */
  send: (fields: T, version: number, base: T) => Promise<R>;
  labelOf: (name: keyof T & string) => string;
  /** a field for people; without it texts and lists of texts */
  shownAs?: (name: keyof T & string, value: unknown) => string;
  /** shows the saved record, with the fields of others */
  onSaved: (record: R) => void;
  /** a save after the question that failed */
  onProblem: (error: unknown) => void;
};

const asText = (value: unknown) => [value ?? ''].flat().join(', ');

/**
 * A form of a record whose API replies with it, and a refused save with `details.current`: fields that only one side changed are merged,
 * and `question` asks about the others.
 */
export function useMergedRecord<T extends Fields, R extends object>(options: Options<T, R>) {
  const { record, storedOf, send, labelOf, onSaved, onProblem } = options;
  const { shownAs = (_name: keyof T & string, value: unknown) => asText(value) } = options;
  // a page that is refreshed meanwhile does not change what the person began with
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
