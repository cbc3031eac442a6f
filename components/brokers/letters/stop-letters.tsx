'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { StopDto } from '@/lib/brokers/letters/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';

type Props = { path: string; initial: StopDto };

export function StopLetters({ path, initial }: Props) {
  const { t, reply } = useTexts('brokers/letters');
  const [stop, setStop] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isReady = useHydrated() && !isBusy;
  const { broker, isStopped } = stop;
  const send = async (stopped: boolean) => {
    setBusy(true);
    setProblem('');
    try {
      setStop((await api<{ data: StopDto }>(path, { method: 'PUT', body: { stopped } })).data);
    } catch (error) {
      setProblem(reply(errorMessage(error, t('We couldn’t save this. Please try again.'))));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice variant="error">{problem}</Notice>}
      {isStopped ? (
        <Notice variant="verified">
          {t('Stopped. {broker} won’t send you any more Monday letters.', { broker })}
        </Notice>
      ) : (
        <p className="measure">
          {t('Every Monday {broker} writes to you about your home’s week.', { broker })}
        </p>
      )}
      <Button
        variant={isStopped ? 'secondary' : 'primary'}
        disabled={!isReady}
        onClick={() => void send(!isStopped)}
        className="self-start"
      >
        {isStopped ? t('Send them again') : t('Stop these letters')}
      </Button>
    </div>
  );
}
