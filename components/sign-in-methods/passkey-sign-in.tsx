'use client';

import { useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { OutcomeNotice } from '@/components/user/outcome';
import { api, serverMessage } from '@/lib/http/client';
import { askPasskey, hasPasskeys } from '@/lib/passkey/client';
import type { LoginUser } from '@/lib/user/dto';

export type SignedIn = { token: string; user: LoginUser };

/** No name and no password: the passkey says whose it is. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (reply: SignedIn) => void }) {
  const t = useText('common');
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function signIn() {
    setBusy(true);
    setFailure(undefined);
    const path = '/api/user/login/passkey';
    try {
      type Options = Parameters<typeof askPasskey>[0];
      const options = await api<Options>(`${path}/options`, { method: 'POST', asksToSignIn: false });
      const body = { credential: await askPasskey(options) };
      onSignedIn(await api<SignedIn>(path, { method: 'POST', body, asksToSignIn: false }));
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
