'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { type PushState, pushState, turnPushOff, turnPushOn } from '@/lib/alerts/push/client';
import { serverMessage } from '@/lib/platform/browser/api';

/** Instant alerts on this device, where the browser offers it. */
export function PushSwitch() {
  const { t, reply } = useTexts('alerts/saved-searches');
  const [state, setState] = useState<PushState>('unsupported');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  if (state === 'unsupported') return null;
  const turn = async (work: () => Promise<PushState>) => {
    setBusy(true);
    setError('');
    try {
      setState(await work());
    } catch (failed) {
      const failure = t('Your browser could not turn notifications on. Alerts come by mail.');
      setError(reply(serverMessage(failed, failure)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {state === 'denied' && (
        <p className="text-ink-soft">
          {t(
            'This browser blocks notifications of this site. Alerts come by mail; you can allow notifications in the settings of your browser.',
          )}
        </p>
      )}
      {state === 'off' && (
        <Button disabled={isBusy} onClick={() => void turn(turnPushOn)}>
          {t('Alert me on this device')}
        </Button>
      )}
      {state === 'on' && (
        <p className="flex flex-wrap items-center gap-3">
          {t('Instant alerts come to this device.')}
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void turn(turnPushOff)}>
            {t('Turn off')}
          </Button>
        </p>
      )}
      {error && <Notice variant="warning">{error}</Notice>}
    </div>
  );
}
