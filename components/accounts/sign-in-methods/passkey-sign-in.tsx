'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { askPasskey, hasPasskeys } from '@/lib/accounts/passkeys/client';
import type { LoginUser } from '@/lib/platform/auth/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';

export type SignedIn = { token: string; user: LoginUser };

/** The passkey identifies its owner, so there is no name and no password. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (reply: SignedIn) => void }) {
  const { t } = useTexts('common');
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function signIn() {
    setBusy(true);
    setFailure(undefined);
    const path = '/api/user/login/passkey';
    try {
      type Options = Parameters<typeof askPasskey>[0];
      const call = { method: 'POST', asksToSignIn: false, needsCookies: true } as const;
      const options = await api<Options>(`${path}/options`, call);
      const body = { credential: await askPasskey(options) };
      onSignedIn(await api<SignedIn>(path, { ...call, body }));
    } catch (error) {
      setFailure(serverMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      {failure && <OutcomeNotice outcome={{ text: failure, ok: false }} />}
      <Button disabled={busy || (ready && !hasPasskeys())} onClick={signIn}>
        {t('Sign in with a passkey')}
      </Button>
    </>
  );
}
