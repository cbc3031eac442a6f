'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Answer } from '@/lib/freshness/constants';
import { api, serverMessage } from '@/lib/http/client';
import type { ListingType } from '@/lib/listing-vocabulary/constants';

type Props = {
  /** where the answer goes */
  path: string;
  type: ListingType;
  title: string;
  size?: 'sm';
};

const ENDED: Record<ListingType, string> = { sale: 'Sold', rent: 'Let' };
const DONE: Record<Answer, string> = {
  available: 'Thank you. Buyers see that it was confirmed today.',
  ended: 'Thank you. It is no longer in the lists.',
};

/** "Still available" with one tap, or that it is sold or let. */
export function AnswerButtons({ path, type, title, size }: Props) {
  const [state, setState] = useState<{ done?: Answer; problem?: string; isBusy?: true }>({});
  const isReady = useHydrated() && !state.isBusy;
  const send = async (answer: Answer) => {
    setState({ isBusy: true });
    try {
      await api(path, { method: 'POST', body: { answer } });
      setState({ done: answer });
    } catch (error) {
      setState({ problem: serverMessage(error) });
    }
  };
  if (state.done) return <Notice variant="verified">{DONE[state.done]}</Notice>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={size ? 'secondary' : 'primary'}
        {...(size && { size })}
        disabled={!isReady}
        onClick={() => void send('available')}
      >
        Still available<span className="sr-only">: {title}</span>
      </Button>
      <Button
        variant={size ? 'quiet' : 'secondary'}
        {...(size && { size })}
        disabled={!isReady}
        onClick={() => void send('ended')}
      >
        {ENDED[type]}
        <span className="sr-only">: {title}</span>
      </Button>
      {state.problem && <Notice variant="error">{state.problem}</Notice>}
    </div>
  );
}
