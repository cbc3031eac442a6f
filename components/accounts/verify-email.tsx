'use client';

import { useTexts } from '#language';
import type { SignedIn } from '@/components/accounts/sign-in-methods/passkey-sign-in';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { storeUser } from '@/lib/platform/browser/stored-identity';
import { AuthCard } from './auth-card';

/** Requires a press, because mail scanners open every link. */
export function VerifyEmail() {
  const { t, reply } = useTexts('accounts/sign-in');
  const { busy, outcome, call } = useCall();
  const isUndo = useHydrated() && window.location.hash.startsWith('#undo.');

  function confirm() {
    const [token = '', undo] = window.location.hash.slice(1).split('undo.');
    const path = undo ? '/api/user/email/undo' : '/api/user/email/verify';
    return call<Partial<SignedIn>>(
      path,
      { method: 'POST', body: { token: undo ?? token } },
      ({ user, token }) => user && storeUser(user, token),
    );
  }

  const title = isUndo ? t('Go back to your old address?') : t('Is this your address?');
  return (
    <AuthCard
      title={<span role="status">{outcome?.ok ? reply(outcome.text) : title}</span>}
      lead={!outcome?.ok && !isUndo && t('Confirm it so that replies and alerts reach you.')}
    >
      <div className="flex flex-col items-start gap-5">
        <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
        {outcome?.ok ? (
          // the dashboard has the work already begun; without a session, sign-in comes first
          <ButtonLink variant="primary" href="/dashboard">
            {t('Continue')}
          </ButtonLink>
        ) : (
          <Button variant="primary" disabled={busy} onClick={confirm}>
            {isUndo ? t('Reverse the change') : t('Confirm my address')}
          </Button>
        )}
      </div>
    </AuthCard>
  );
}
