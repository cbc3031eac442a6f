'use client';

import { useCallback, useRef, useState } from 'react';
import type { SaveDeal } from './use-deal';

export type Draft = {
  /** what is sent; undefined when something is wrong, which the part shows by itself */
  read: () => Promise<Parameters<SaveDeal>[0] | undefined>;
  /** it is saved: the part has nothing of its own any more */
  done: () => void;
};
export type PutDraft = (part: string, draft: Draft | undefined) => void;

/** What was changed on the page of a deal and is not saved: each part puts its own here, and one press saves all of it. */
export function useDrafts(save: SaveDeal) {
  const drafts = useRef(new Map<string, Draft>());
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const put: PutDraft = useCallback((part, draft) => {
    if (draft) drafts.current.set(part, draft);
    else drafts.current.delete(part);
    setCount(drafts.current.size);
  }, []);
  async function saveAll(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const parts = [...drafts.current.values()];
    const changes = await Promise.all(parts.map(({ read }) => read()));
    const isRight = parts.length > 0 && changes.every((change) => change !== undefined);
    const problem = isRight ? await save(Object.assign({}, ...changes)) : 'wrong';
    if (!problem) for (const { done } of parts) done();
    setBusy(false);
  }
  return { put, count, isBusy, saveAll };
}
