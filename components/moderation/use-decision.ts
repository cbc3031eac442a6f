'use client';

import { useEffect, useState } from 'react';
import type { BulkDto, BulkPreviewDto } from '@/lib/moderation/bulk/dto';
import type { Decision } from '@/lib/moderation/constants';
import type { EarlierDecisionDto } from '@/lib/moderation/dto';
import type { SeenReview } from '@/lib/moderation/schema';
import { ApiError, api, errorMessage } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { isUnderWay } from '@/lib/platform/bulk/constants';
export type DecisionItem = { id: string; title: string; version?: number; review?: SeenReview };
export type DecisionResult = { id: string; title: string; problem: string | undefined };
type Words = Record<string, unknown> & { decision: Decision };
/** A bulk decision that awaits a second press. */
export type DecisionQuestion = { items: DecisionItem[]; words: Words; preview: BulkPreviewDto };
/** A colleague's earlier decision, and the request that repeats one's own. */
export type Forestalled = { item: DecisionItem; words: Words; earlier: EarlierDecisionDto; message: string };
type Options = {
  /** bulk decision started before this page was opened */
  last?: BulkDto | undefined;
  onDone: (results: DecisionResult[], decision: Decision) => void;
};

/** Local storage key of the bulk decision whose result was shown. */
const SEEN = 'bulkSeen';
const noteSeen = (id: string) => safeStorage(() => localStorage.setItem(SEEN, id), undefined);

const BULK = '/api/admin/properties/bulk';

const bodyOf = (items: DecisionItem[], words: Words) => ({
  ...words,
  listings: items.map(({ id, version, review }) => ({ id, version, review })),
});

function refusalOf(error: unknown): string {
  const issue = error instanceof ApiError ? error.issues[0]?.message : undefined;
  return issue ?? errorMessage(error, 'The decision was not saved');
}

async function sendDecision({ id, version, review }: DecisionItem, words: Words): Promise<void> {
  const seen = { ...(version !== undefined && { version }), ...(review !== undefined && { review }) };
  await api(`/api/admin/properties/${id}/decision`, { method: 'POST', body: { ...words, ...seen } });
}

export type Deciding = ReturnType<typeof useDecision>;

export const resultsOf = ({ problems }: BulkDto): DecisionResult[] =>
  problems.map(({ id, title, problem }) => ({ id, title, problem: problem ?? 'Not decided' }));

/** Sends decisions. A single one is complete with the reply. A bulk one runs on the server even without this page; `bulk` is its progress. */
export function useDecision({ last, onDone }: Options) {
  const [isWorking, setWorking] = useState(false);
  const [bulk, setBulk] = useState(last && isUnderWay(last.status) ? last : undefined);
  const [question, setQuestion] = useState<DecisionQuestion>();
  const [results, setResults] = useState<DecisionResult[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [forestalled, setForestalled] = useState<Forestalled>();

  // shows the result once to an admin who left before the end
  useEffect(() => {
    if (!last || isUnderWay(last.status)) return;
    if (safeStorage(() => localStorage.getItem(SEEN), null) === last.id) return;
    noteSeen(last.id);
    setBulk((now) => now ?? last);
  }, [last]);

  async function decideOne(item: DecisionItem, words: Words): Promise<void> {
    const { id, title } = item;
    let problem: string | undefined;
    try {
      await sendDecision(item, words);
    } catch (error) {
      // the form is invalid, so no decision was made
      if (error instanceof ApiError && error.status === 400) throw error;
      const earlier = error instanceof ApiError && (error.details?.earlier as EarlierDecisionDto | undefined);
      if (earlier) return setForestalled({ item, words, earlier, message: errorMessage(error, '') });
      problem = errorMessage(error, 'The decision was not saved');
    }
    setResults([{ id, title, problem }]);
    onDone([{ id, title, problem }], words.decision);
  }

  async function decide(items: DecisionItem[], words: Words): Promise<void> {
    const [item, ...more] = items;
    if (!item) return;
    dismiss();
    await work(async () => {
      if (more.length === 0) return decideOne(item, words);
      const body = bodyOf(items, words);
      const preview = await api<BulkPreviewDto>(`${BULK}/preview`, { method: 'POST', body });
      setQuestion({ items, words, preview });
    });
  }

  async function confirm({ items, words }: DecisionQuestion): Promise<void> {
    setQuestion(undefined);
    await work(async () => setBulk(await api<BulkDto>(BULK, { method: 'POST', body: bodyOf(items, words) })));
  }

  const undo = ({ id }: BulkDto) =>
    work(async () => setBulk(await api<BulkDto>(`${BULK}/${id}/undo`, { method: 'POST' })));

  async function work(step: () => Promise<void>): Promise<void> {
    setWorking(true);
    try {
      await step();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setWorking(false);
    }
  }

  function ended(end: BulkDto): void {
    setBulk(end);
    noteSeen(end.id);
    onDone(resultsOf(end), end.decision);
  }

  const cancel = () => setQuestion(undefined);

  function dismiss(): void {
    setBulk(undefined);
    setResults([]);
    setRefusal(undefined);
    setForestalled(undefined);
  }

  function decideAnyway({ item, words, earlier: { version, review } }: Forestalled): Promise<void> {
    return decide([{ ...item, version, review }], words);
  }

  const isBusy = isWorking || (bulk !== undefined && isUnderWay(bulk.status));
  const state = { isBusy, bulk, results, refusal, question, forestalled };
  return { ...state, decide, decideAnyway, confirm, cancel, undo, ended, dismiss };
}
