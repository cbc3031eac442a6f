'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { officeHome } from '@/lib/platform/auth/permissions';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { getCurrentUser, type Me, signOut } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { formatDate } from '@/lib/platform/text/format';
import { JOIN_NOTICE } from '@/lib/teams/membership/constants';
import type { JoinDto } from '@/lib/teams/membership/dto';

type Props = { token: string; invitation: JoinDto };

export function JoinCard({ token, invitation: { email, expiresAt, office } }: Props) {
  const { t, href } = useTexts('teams/join');
  const [me, setMe] = useState<Me>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    getCurrentUser().then(setMe, () => setMe({ kind: 'anonymous' }));
  }, []);

  const back = `?from=${encodeURIComponent(href(`/join/${token}`))}`;
  const changeAccount = async () => {
    setBusy(true);
    await signOut();
    goTo(href(`/login${back}`));
  };
  const join = async () => {
    setBusy(true);
    try {
      await api(`/api/team/join/${token}`, { method: 'POST', body: {} });
      goTo(href(office ? officeHome(office) : '/dashboard/team'));
    } catch (failure) {
      setError(serverMessage(failure));
      setBusy(false);
    }
  };

  if (!me) return <p role="status">{t('One moment…')}</p>;
  if (me.kind !== 'user')
    return (
      <>
        <p>
          {t(
            'Sign in with {email}, or create an account with this email address. You’ll come back to this page.',
            {
              email,
            },
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={`/login${back}`}>
            {t('Sign in')}
          </ButtonLink>
          <ButtonLink href={`/register${back}`}>{t('Create an account')}</ButtonLink>
        </div>
        <p className="text-ink-soft">
          {t('The invitation is valid until {date}.', { date: formatDate(expiresAt, t.language) })}
        </p>
      </>
    );
  if (me.user.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <Notice variant="warning">
          <p>
            {t('This invitation was sent to {email}. You are signed in as {own}.', {
              email,
              own: me.user.email,
            })}
          </p>
        </Notice>
        <Button variant="primary" disabled={busy} onClick={changeAccount}>
          {t('Sign in with another account')}
        </Button>
      </>
    );
  return (
    <>
      <p className="text-ink-soft">{t(JOIN_NOTICE)}</p>
      <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
      <Button variant="primary" disabled={busy} onClick={join}>
        {office ? t('Join the office') : t('Join the team')}
      </Button>
    </>
  );
}
