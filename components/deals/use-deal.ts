'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import type { DealDto } from '@/lib/deals/dto';
import type { DealChange } from '@/lib/deals/schema';
import { ApiError, api, serverMessage } from '@/lib/platform/http/client';

/** The API's input: forms send typed text, and the API parses it. */
type Change = { [K in keyof Omit<DealChange, '__v'>]?: unknown };
export type SaveDeal = (change: Change, guess?: Partial<DealDto>) => Promise<string | undefined>;

const CHANGED =
  'Somebody has changed this deal in the meantime. It is shown as it stands now: please make your change again.';

/**
 * One deal. Changes are sent one after another, each based on the version left by the previous one; `guess` is shown until the
 * reply arrives. Resolves to an error message, if any.
 */
export function useDeal(start: DealDto) {
  const { t, reply } = useTexts('deals');
  const [deal, setDeal] = useState(start);
  const [problem, setProblem] = useState<string>();
  const stored = useRef(start);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function send(change: Change): Promise<string | undefined> {
    try {
      const body = { __v: stored.current.__v, ...change };
      const { data } = await api<{ data: DealDto }>(`/api/deals/${start.id}`, { method: 'PATCH', body });
      stored.current = data;
      setDeal(data);
      return undefined;
    } catch (error) {
      const current = error instanceof ApiError ? (error.details?.current as DealDto | undefined) : undefined;
      if (current) stored.current = current;
      setDeal(stored.current);
      const text = current ? t(CHANGED) : reply(serverMessage(error));
      setProblem(text);
      return text;
    }
  }

  const save: SaveDeal = (change, guess) => {
    setProblem(undefined);
    if (guess) setDeal((before) => ({ ...before, ...guess }));
    const sent = queue.current.then(() => send(change));
    queue.current = sent;
    return sent;
  };

  return { deal, save, problem, setProblem };
}
