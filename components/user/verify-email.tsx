'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';

/** A button, because mail scanners open every link: only a person confirms. */
export function VerifyEmail() {
  const { busy, outcome, call } = useCall();
  const confirm = () =>
    call('/api/user/email/verify', { method: 'POST', body: { token: window.location.hash.slice(1) } });

  return (
    <div className="flex flex-col items-start gap-5">
      <OutcomeNotice outcome={outcome} />
      {outcome?.ok ? (
        <ButtonLink href="/login">Sign In</ButtonLink>
      ) : (
        <Button variant="primary" disabled={busy} onClick={confirm}>
          Confirm my address
        </Button>
      )}
    </div>
  );
}
