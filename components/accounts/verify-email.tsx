'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import type { SignedIn } from '@/components/accounts/sign-in-methods/passkey-sign-in';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { api } from '@/lib/platform/browser/api';
import { getCurrentUser, REDIRECT_DELAY_MS } from '@/lib/platform/browser/identity';
import { goInstead } from '@/lib/platform/browser/navigation';
import { storeUser } from '@/lib/platform/browser/stored-identity';
import { AuthCard } from './auth-card';

type Draft = { property?: string; values: Record<string, string | string[]> };
type Next = { kind: 'signIn' | 'list' | 'buy' } | { kind: 'draft'; title: string; href: string };

/** The newest form that this person has begun, else the role's usual next step. */
async function findNext(): Promise<Next> {
  const me = await getCurrentUser();
  if (me.kind !== 'user') return { kind: 'signIn' };
  const { data } = await api<{ data: Draft[] }>('/api/property/drafts');
  const [draft] = data;
  if (draft)
    return {
      kind: 'draft',
      title: String(draft.values.title ?? ''),
      href: draft.property ? `/dashboard/properties/${draft.property}/edit` : '/properties/new',
    };
  return { kind: me.user.role === 'buyer' ? 'buy' : 'list' };
}

export function NextStep() {
  const { t } = useTexts('accounts/sign-in');
  const [next, setNext] = useState<Next>();
  useEffect(() => {
    let isHere = true;
    const show = (found: Next) => isHere && setNext(found);
    findNext().then(show, () => show({ kind: 'signIn' }));
    return () => {
      isHere = false;
    };
  }, []);
  if (!next) return null;
  if (next.kind === 'signIn') return <ButtonLink href="/login">{t('Sign In')}</ButtonLink>;
  if (next.kind === 'buy')
    return (
      <ButtonLink variant="primary" href="/buy">
        {t('See homes')}
      </ButtonLink>
    );
  return (
    <p className="flex flex-wrap gap-3">
      {next.kind === 'draft' ? (
        <ButtonLink variant="primary" href={next.href}>
          {next.title ? t('Go on with “{title}”', { title: next.title }) : t('Go on with your listing')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href="/properties/new">
          {t('List your property')}
        </ButtonLink>
      )}
      <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
    </p>
  );
}

/** A button, because mail scanners open every link: only a person confirms. */
export function VerifyEmail() {
  const { t, href } = useTexts('accounts/sign-in');
  const { busy, outcome, call } = useCall();
  const [isSignedIn, setSignedIn] = useState(false);
  const isUndo = useHydrated() && window.location.hash.startsWith('#undo.');

  function confirm() {
    const [token = '', undo] = window.location.hash.slice(1).split('undo.');
    const path = undo ? '/api/user/email/undo' : '/api/user/email/verify';
    return call<Partial<SignedIn>>(path, { method: 'POST', body: { token: undo ?? token } }, (reply) => {
      if (!reply.user) return;
      storeUser(reply.user, reply.token);
      setSignedIn(true);
      setTimeout(() => goInstead(href('/dashboard')), REDIRECT_DELAY_MS);
    });
  }

  return (
    <AuthCard
      title={outcome?.ok ? t('Done') : t('Is this your address?')}
      lead={!outcome?.ok && t('Confirm it, so that answers and alerts reach you.')}
    >
      <div className="flex flex-col items-start gap-5">
        <OutcomeNotice outcome={outcome} />
        {outcome?.ok && !isSignedIn && <NextStep />}
        {!outcome?.ok && (
          <Button variant="primary" disabled={busy} onClick={confirm}>
            {isUndo ? t('Take the change back') : t('Confirm my address')}
          </Button>
        )}
      </div>
    </AuthCard>
  );
}
