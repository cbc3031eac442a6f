import { AuthCard } from '@/components/accounts/auth-card';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';
import { PageTexts } from '@/components/shell/page-texts';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/sign-in', 'New password', SECRET_ADDRESS);

export default async function ResetPasswordPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Set a new password')}
      lead={t('You’ll be signed out everywhere. Sign in again with the new one.')}
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <ResetPasswordForm />
      </PageTexts>
    </AuthCard>
  );
}
