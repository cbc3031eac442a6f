import type { Metadata } from 'next';
import { AuthCard } from '@/components/accounts/auth-card';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';
import { PageTexts } from '@/components/shell/page-texts';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('accounts/sign-in');
  return { title: t('Forgotten password'), robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Forgotten your password?')}
      lead={t('Tell us the address of your account. We send a link to it that works once, for half an hour.')}
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <ForgotPasswordForm />
      </PageTexts>
    </AuthCard>
  );
}
