'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OutcomeNotice } from '@/components/user/outcome';
import { formatDate } from '@/lib/format';
import { api, serverMessage } from '@/lib/http/client';
import { JOIN_NOTICE } from '@/lib/membership/constants';
import type { JoinDto } from '@/lib/membership/dto';
import { type Me, signOut, whoAmI } from '@/lib/user/client';

type Props = { token: string; invitation: JoinDto };

/** What somebody with the link can do: sign in, make an account, change the account, or join. */
export function JoinCard({ token, invitation: { email, expiresAt, office } }: Props) {
  const [me, setMe] = useState<Me>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    whoAmI().then(setMe, () => setMe({ kind: 'anonymous' }));
  }, []);

  const back = `?from=${encodeURIComponent(`/join/${token}`)}`;
  const changeAccount = async () => {
    setBusy(true);
    await signOut();
    window.location.assign(`/login${back}`);
  };
  const join = async () => {
    setBusy(true);
    try {
      await api(`/api/team/join/${token}`, { method: 'POST', body: {} });
      window.location.assign(office ? '/admin' : '/dashboard/team');
    } catch (failure) {
      setError(serverMessage(failure));
      setBusy(false);
    }
  };

  if (!me) return <p role="status">One moment…</p>;
  if (me.kind !== 'user')
    return (
      <>
        <p>
          Sign in with {email}, or create an account with this e-mail address. Then this page opens again.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={`/login${back}`}>
            Sign in
          </ButtonLink>
          <ButtonLink href={`/register${back}`}>Create an account</ButtonLink>
        </div>
        <p className="text-ink-soft">The invitation is valid until {formatDate(expiresAt)}.</p>
      </>
    );
  if (me.user.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <Notice variant="care">
          <p>
            This invitation was sent to {email}. You are signed in as {me.user.email}.
          </p>
        </Notice>
        <Button variant="primary" disabled={busy} onClick={changeAccount}>
          Sign in with another account
        </Button>
      </>
    );
  return (
    <>
      <p className="text-ink-soft">{JOIN_NOTICE}</p>
      <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
      <Button variant="primary" disabled={busy} onClick={join}>
        {office ? 'Join the office' : 'Join the team'}
      </Button>
    </>
  );
}
