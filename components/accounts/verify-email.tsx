'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { NextStep } from './next-step';

/** A button, because mail scanners open every link: only a person confirms. */
export function VerifyEmail() {
  const { t } = useTexts('accounts/sign-in');
  const { busy, outcome, call } = useCall();
  const isUndo = useHydrated() && window.location.hash.startsWith('#undo.');

  function confirm() {
    const [token = '', undo] = window.location.hash.slice(1).split('undo.');
    const path = undo ? '/api/user/email/undo' : '/api/user/email/verify';
    return call(path, { method: 'POST', body: { token: undo ?? token } });
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <OutcomeNotice outcome={outcome} />
      {outcome?.ok ? (
        <NextStep />
      ) : (
        <Button variant="primary" disabled={busy} onClick={confirm}>
          {isUndo ? t('Take the change back') : t('Confirm my address')}
        </Button>
      )}
    </div>
  );
}
