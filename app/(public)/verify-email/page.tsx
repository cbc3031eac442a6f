import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { AuthCard } from '@/components/user/auth-card';
import { VerifyEmail } from '@/components/user/verify-email';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return {
    title: t('Confirm e-mail'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default async function VerifyEmailPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={t('Is this your address?')}
      lead={t('Confirm it, so that answers and alerts reach you.')}
    >
      <PageTexts of={['doors', 'replies']}>
        <VerifyEmail />
      </PageTexts>
    </AuthCard>
  );
}
