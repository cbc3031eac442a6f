import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { AuthCard } from '@/components/user/auth-card';
import { ResetPasswordForm } from '@/components/user/reset-password-form';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return {
    title: t('New password'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default async function ResetPasswordPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={t('Set a new password')}
      lead={t('You will be signed out everywhere, and sign in anew with it.')}
    >
      <PageTexts of={['doors', 'replies']}>
        <ResetPasswordForm />
      </PageTexts>
    </AuthCard>
  );
}
