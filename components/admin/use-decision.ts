'use client';

import { useState } from 'react';
import { ApiError, api, errorMessage } from '@/lib/http/client';

export type DecisionItem = { id: string; title: string; version?: number };
export type DecisionResult = { id: string; title: string; problem: string | undefined };
type Answer = { failed: { message: string }[] };
type Words = Record<string, unknown>;

/** One listing after the other, so that progress is true and each has a result of its own. */
export function useDecision() {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [results, setResults] = useState<DecisionResult[]>([]);
  const [refusal, setRefusal] = useState<string>();

  async function one({ id, title, version }: DecisionItem, words: Words): Promise<DecisionResult> {
    try {
      const body = { ...words, ids: [id], ...(version !== undefined && { version }) };
      const { failed } = await api<Answer>('/api/admin/properties/bulk', { method: 'POST', body });
      return { id, title, problem: failed[0]?.message };
    } catch (error) {
      // the words themselves are wrong: the same for every listing
      if (error instanceof ApiError && error.status === 400) throw error;
      return { id, title, problem: errorMessage(error, 'That did not work') };
    }
  }

  /** Answers what came of each; undefined when the decision itself was refused. */
  async function decide(items: DecisionItem[], words: Words): Promise<DecisionResult[] | undefined> {
    setResults([]);
    setRefusal(undefined);
    const all: DecisionResult[] = [];
    try {
      for (const item of items) {
        setProgress({ done: all.length, total: items.length });
        all.push(await one(item, words));
        setResults([...all]);
      }
      return all;
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues[0]?.message : undefined;
      setRefusal(issue ?? errorMessage(error, 'That did not work'));
      return undefined;
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, results, refusal, decide };
}
