import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { AuthCard } from '@/components/user/auth-card';
import { ForgotPasswordForm } from '@/components/user/forgot-password-form';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return { title: t('Forgotten password'), robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={t('Forgotten your password?')}
      lead={t('Tell us the address of your account. We send a link to it that works once, for half an hour.')}
    >
      <PageTexts of={['doors', 'replies']}>
        <ForgotPasswordForm />
      </PageTexts>
    </AuthCard>
  );
}
