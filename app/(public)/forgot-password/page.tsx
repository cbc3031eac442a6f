import { AuthCard } from '@/components/accounts/auth-card';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';
import { PageTexts } from '@/components/shell/page-texts';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/sign-in', 'Forgotten password', {
  robots: { index: false },
});

export default async function ForgotPasswordPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Forgotten your password?')}
      lead={t('Enter your account’s email address. We’ll send a link that works once, for half an hour.')}
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <ForgotPasswordForm />
      </PageTexts>
    </AuthCard>
  );
}
