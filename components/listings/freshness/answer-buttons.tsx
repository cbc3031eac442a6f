'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { Answer } from '@/lib/listings/freshness/constants';
import { api, serverMessage } from '@/lib/platform/browser/api';

type Props = {
  path: string;
  type: ListingType;
  title: string;
  size?: 'sm';
};

const ENDED = { sale: 'Sold', rent: 'Let' } as const satisfies Record<ListingType, string>;
const DONE = {
  available: 'Thank you. Buyers now see that it was confirmed today.',
  ended: 'Thank you. It is no longer in the lists.',
} as const satisfies Record<Answer, string>;

export function AnswerButtons({ path, type, title, size }: Props) {
  const { t } = useTexts('listings/freshness');
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
  if (state.done) return <Notice variant="verified">{t(DONE[state.done])}</Notice>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={size ? 'secondary' : 'primary'}
        {...(size && { size })}
        disabled={!isReady}
        onClick={() => void send('available')}
      >
        {t.rich('Still available<hidden>: {title}</hidden>', {
          title,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
      <Button
        variant={size ? 'quiet' : 'secondary'}
        {...(size && { size })}
        disabled={!isReady}
        onClick={() => void send('ended')}
      >
        {t(ENDED[type])}
        <span className="sr-only">: {title}</span>
      </Button>
      {state.problem && <Notice variant="error">{state.problem}</Notice>}
    </div>
  );
}
