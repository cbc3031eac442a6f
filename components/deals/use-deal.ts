'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import type { DealDto } from '@/lib/deals/dto';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { mergeChanges } from '@/lib/platform/browser/merge';
import { type Change, changeWithout, type DealFields, fieldsOfChange, fieldsOfDeal } from './merge-deal';

export type Choice = 'mine' | 'theirs';
type Options = {
  /** state when the change began; by default the stored state when it is sent */
  base?: DealFields;
  choice?: Choice;
  /** saves again after that decision; by default sends the same change */
  again?: (choice: Choice) => Promise<unknown>;
};
export type SaveDeal = (
  change: Change,
  guess?: Partial<DealDto>,
  options?: Options,
) => Promise<string | undefined>;

export type DealConflict = {
  names: readonly string[];
  mine: DealFields;
  theirs: DealFields;
  decide: (choice: Choice) => Promise<unknown>;
};

/** Sends changes in order and merges those of others. Shows `guess` until the reply. Resolves to an error message, if any. */
export function useDeal(start: DealDto) {
  const { t, reply } = useTexts('deals');
  const [deal, setDeal] = useState(start);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<DealConflict>();
  const stored = useRef(start);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function ask(change: Change, names: readonly string[], options: Options): string {
    setDeal(stored.current);
    const decide =
      options.again ?? ((choice: Choice) => save(change, undefined, { base: options.base, choice }));
    setConflict({ names, mine: fieldsOfChange(change), theirs: fieldsOfDeal(stored.current), decide });
    return t('Someone else changed this too');
  }

  async function send(change: Change, options: Options): Promise<string | undefined> {
    let base = options.base ?? fieldsOfDeal(stored.current);
    let wanted = change;
    if (options.choice) {
      // the decision is about the stored state, which the question shows
      const shown = fieldsOfDeal(stored.current);
      const { conflicts } = mergeChanges(base, { ...base, ...fieldsOfChange(change) }, shown);
      if (options.choice === 'theirs') wanted = changeWithout(change, conflicts);
      base = shown;
    }
    for (;;) {
      const mine = { ...base, ...fieldsOfChange(wanted) };
      const { conflicts } = mergeChanges(base, mine, fieldsOfDeal(stored.current));
      if (conflicts.length > 0) return ask(wanted, conflicts, { ...options, base });
      if (Object.keys(wanted).length === 0) return undefined;
      try {
        const body = { __v: stored.current.__v, ...wanted };
        const { data } = await api<{ data: DealDto }>(`/api/deals/${start.id}`, { method: 'PATCH', body });
        stored.current = data;
        setDeal(data);
        return undefined;
      } catch (error) {
        const current =
          error instanceof ApiError ? (error.details?.current as DealDto | undefined) : undefined;
        if (current && current.__v > stored.current.__v) {
          stored.current = current;
          continue;
        }
        setDeal(stored.current);
        const text = reply(serverMessage(error));
        setProblem(text);
        return text;
      }
    }
  }

  const save: SaveDeal = (change, guess, options = {}) => {
    setProblem(undefined);
    setConflict(undefined);
    if (guess) setDeal((before) => ({ ...before, ...guess }));
    const sent = queue.current.then(() => send(change, options));
    queue.current = sent;
    return sent;
  };

  return { deal, save, problem, setProblem, conflict, stored };
}
