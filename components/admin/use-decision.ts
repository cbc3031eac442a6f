'use client';

import { useEffect, useState } from 'react';
import type { BulkDto } from '@/lib/bulk-moderation/dto';
import { ApiError, api, errorMessage } from '@/lib/http/client';
import type { Decision } from '@/lib/moderation/constants';
export type DecisionItem = { id: string; title: string; version?: number };
export type DecisionResult = { id: string; title: string; problem: string | undefined };
type Words = Record<string, unknown> & { decision: Decision };
type Options = {
  /** a bulk decision that was started before this page was opened */
  last?: BulkDto | undefined;
  onDone: (results: DecisionResult[], decision: Decision) => void;
};

/** key of the local storage: the bulk decision whose result was shown */
const SEEN = 'bulkSeen';

export type Deciding = ReturnType<typeof useDecision>;

/** Results: one that was left alone counts like one that could not be decided. */
export const resultsOf = ({ items }: BulkDto): DecisionResult[] =>
  items.map(({ id, title, outcome, problem }) => ({
    id,
    title,
    problem: outcome === 'done' ? undefined : (problem ?? 'Not decided'),
  }));

/**
 * A decision about one listing is made when the reply arrives. One about several runs on the server, whether this page
 * stays open or not; `bulk` is its progress.
 */
export function useDecision({ last, onDone }: Options) {
  const [isWorking, setWorking] = useState(false);
  const [bulk, setBulk] = useState(last?.status === 'running' ? last : undefined);
  const [results, setResults] = useState<DecisionResult[]>([]);
  const [refusal, setRefusal] = useState<string>();

  // an admin who left before the end is told the result once
  useEffect(() => {
    if (!last || last.status === 'running' || window.localStorage.getItem(SEEN) === last.id) return;
    window.localStorage.setItem(SEEN, last.id);
    setBulk((now) => now ?? last);
  }, [last]);

  async function decideOne({ id, title, version }: DecisionItem, words: Words): Promise<void> {
    let problem: string | undefined;
    try {
      const body = { ...words, ...(version !== undefined && { version }) };
      await api(`/api/admin/properties/${id}/decision`, { method: 'POST', body });
    } catch (error) {
      // the form is invalid: the decision was not made
      if (error instanceof ApiError && error.status === 400) throw error;
      problem = errorMessage(error, 'The decision was not saved');
    }
    setResults([{ id, title, problem }]);
    onDone([{ id, title, problem }], words.decision);
  }

  async function decide(items: DecisionItem[], words: Words): Promise<void> {
    const [one, ...more] = items;
    if (!one) return;
    setWorking(true);
    dismiss();
    try {
      if (more.length === 0) return await decideOne(one, words);
      const listings = items.map(({ id, version }) => ({ id, version }));
      const body = { ...words, listings };
      setBulk(await api<BulkDto>('/api/admin/properties/bulk', { method: 'POST', body }));
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues[0]?.message : undefined;
      setRefusal(issue ?? errorMessage(error, 'The decision was not saved'));
    } finally {
      setWorking(false);
    }
  }

  function ended(end: BulkDto): void {
    setBulk(end);
    window.localStorage.setItem(SEEN, end.id);
    onDone(resultsOf(end), end.decision);
  }

  function dismiss(): void {
    setBulk(undefined);
    setResults([]);
    setRefusal(undefined);
  }

  const isBusy = isWorking || bulk?.status === 'running';
  return { isBusy, bulk, results, refusal, decide, ended, dismiss };
}
