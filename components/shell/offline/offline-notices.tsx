'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { loadAgain } from '@/lib/platform/browser/navigation';
import {
  dismissRefused,
  listOwnWaiting,
  onOutboxChange,
  sendOutbox,
} from '@/lib/platform/browser/offline/client';
import type { WaitingCall } from '@/lib/platform/browser/offline/dto';

type Props = {
  /** with a waiting new version of the worker, or null without one */
  registration: ServiceWorkerRegistration | null;
  hasTypedText: () => boolean;
};

const bar =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-2 text-ink shadow-lift';

/** Milliseconds between checks whether an open form has been sent. */
const FORM_MS = 2000;

/** Takes over at once while no text is being typed. With an unsent form it waits until that is sent or the person reloads. */
function NewVersion({ registration, hasTypedText }: Props) {
  const { t } = useTexts('shell');
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const takeOver = () => {
      if (hasTypedText()) return;
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
      setWaiting(false);
    };
    takeOver();
    const again = setInterval(takeOver, FORM_MS);
    return () => clearInterval(again);
  }, [registration, hasTypedText]);
  const reload = () => {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => loadAgain(), { once: true });
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  if (!isWaiting || !registration?.waiting) return null;
  return (
    <p role="status" className={bar}>
      {t('New version. Send your form first, or you’ll lose what you typed.')}
      <Button size="sm" onClick={reload}>
        {t('New version – reload')}
      </Button>
    </p>
  );
}

function Outbox() {
  const { t } = useTexts('shell');
  const [calls, setCalls] = useState<WaitingCall[]>([]);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const read = () => void listOwnWaiting().then(setCalls, () => undefined);
    const send = () =>
      void sendOutbox().then(
        (count) => setSent((before) => before + count),
        () => undefined,
      );
    const stop = onOutboxChange(read);
    read();
    send();
    addEventListener('online', send);
    return () => {
      stop();
      removeEventListener('online', send);
    };
  }, []);
  const refused = calls.filter(({ refusal }) => refusal);
  const waiting = calls.length - refused.length;
  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className={bar}>
          <ul>
            {refused.map(({ what, refusal }) => (
              <li key={what + refusal}>
                {t('{what} wasn’t sent: {reason}', { what, reason: refusal ?? '' })}
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => void dismissRefused()}>
            {t('Close')}
          </Button>
        </div>
      )}
      {waiting > 0 && (
        <p role="status" className={bar}>
          {t('{count, plural, one {One change is} other {# changes are}} waiting for a connection.', {
            count: waiting,
          })}
        </p>
      )}
      {waiting === 0 && sent > 0 && (
        <p role="status" className={bar}>
          {t('Back online. {count, plural, one {One change was sent} other {# changes were sent}}.', {
            count: sent,
          })}
          <Button size="sm" variant="quiet" onClick={() => setSent(0)}>
            {t('Close')}
          </Button>
        </p>
      )}
    </>
  );
}

export function OfflineNotices(props: Props) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--work-bar))] z-50 mx-auto flex max-w-lg flex-col gap-2 print:hidden">
      {props.registration && <NewVersion {...props} />}
      <Outbox />
    </div>
  );
}
