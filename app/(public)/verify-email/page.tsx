import type { Metadata } from 'next';
import { AuthCard } from '@/components/accounts/auth-card';
import { VerifyEmail } from '@/components/accounts/verify-email';
import { PageTexts } from '@/components/shell/page-texts';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('accounts/sign-in');
  return {
    title: t('Confirm e-mail'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default async function VerifyEmailPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Is this your address?')}
      lead={t('Confirm it, so that answers and alerts reach you.')}
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <VerifyEmail />
      </PageTexts>
    </AuthCard>
  );
}
