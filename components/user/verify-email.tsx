'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api, errorMessage } from '@/lib/http/client';

/** A button, because mail scanners open every link: only a person confirms. */
export function VerifyEmail() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();

  async function confirm() {
    setBusy(true);
    try {
      const body = { token: window.location.hash.slice(1) };
      const { message } = await api<{ message: string }>('/api/user/email/verify', { method: 'POST', body });
      setOutcome({ text: message, ok: true });
    } catch (error) {
      setOutcome({ text: errorMessage(error, 'That did not work'), ok: false });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col items-start gap-5">
      {outcome && <Notice tone={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
      {outcome?.ok ? (
        <ButtonLink href="/login">Sign In</ButtonLink>
      ) : (
        <Button look="primary" disabled={busy} onClick={confirm}>
          Confirm my address
        </Button>
      )}
    </div>
  );
}
