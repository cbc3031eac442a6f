'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { AuthCard } from '@/components/accounts/auth-card';
import { ButtonLink } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { safePath } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { StepUpForm } from './step-up-form';

/** Confirms the person's identity, then downloads the file. */
export function ConfirmIdentity({ email }: { email: string }) {
  const { t } = useTexts('accounts/identity');
  const [target, setTarget] = useState<string>();

  function go() {
    const from = new URLSearchParams(window.location.search).get('from');
    const to = safePath(from, window.location.origin) ?? '/';
    setTarget(to);
    goTo(to);
  }

  if (!target)
    return (
      <AuthCard
        title={t('Confirm it’s you')}
        lead={t('The file contains personal data. Confirm to start the download.')}
      >
        <StepUpForm email={email} onDone={go} />
      </AuthCard>
    );
  return (
    <AuthCard title={t('Your file')}>
      <div className="flex flex-col items-start gap-4">
        <Notice variant="verified">{t('Thank you. Your download has started.')}</Notice>
        <ButtonLink href={target}>{t('Download again')}</ButtonLink>
      </div>
    </AuthCard>
  );
}
