'use client';

import { type RefObject, useCallback, useRef, useState } from 'react';
import type { DealDto } from '@/lib/deals/dto';
import { type DealFields, fieldsOfDeal } from './merge-deal';
import type { Choice, SaveDeal } from './use-deal';

export type Draft = {
  /** returns the data to send; undefined after showing an error */
  read: () => Promise<Parameters<SaveDeal>[0] | undefined>;
  /** called after the save, when nothing is unsaved */
  done: () => void;
};
export type PutDraft = (part: string, draft: Draft | undefined) => void;

/** Field names of each part, as in `fieldsOfDeal`. */
const PARTS: Record<string, (name: string) => boolean> = {
  papers: (name) => name.startsWith('paper '),
  commission: (name) => name === 'commission',
};
const isOfPart = (part: string, name: string) => PARTS[part]?.(name) ?? true;

/** Unsaved changes of a deal's page, saved with one press. The base is the deal at the first change, because later versions may be our own. */
export function useDrafts(save: SaveDeal, stored: RefObject<DealDto>) {
  const drafts = useRef(new Map<string, Draft & { base: DealFields }>());
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const put: PutDraft = useCallback(
    (part, draft) => {
      const base = drafts.current.get(part)?.base ?? fieldsOfDeal(stored.current);
      if (draft) drafts.current.set(part, { ...draft, base });
      else drafts.current.delete(part);
      setCount(drafts.current.size);
    },
    [stored],
  );
  async function saveAll(choice?: Choice): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const parts = [...drafts.current];
    const changes = await Promise.all(parts.map(([, { read }]) => read()));
    const isRight = parts.length > 0 && changes.every((change) => change !== undefined);
    const base: DealFields = Object.fromEntries(
      parts.flatMap(([part, draft]) => Object.entries(draft.base).filter(([name]) => isOfPart(part, name))),
    );
    const options = { base, choice, again: saveAll };
    const problem = isRight ? await save(Object.assign({}, ...changes), undefined, options) : 'wrong';
    if (!problem) for (const [, { done }] of parts) done();
    setBusy(false);
  }
  return { put, count, isBusy, saveAll };
}
