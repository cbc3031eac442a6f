import { AuthCard } from '@/components/accounts/auth-card';
import { VerifyEmail } from '@/components/accounts/verify-email';
import { PageTexts } from '@/components/shell/page-texts';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/sign-in', 'Confirm email', SECRET_ADDRESS);

export default async function VerifyEmailPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard title={t('Is this your address?')} lead={t('Confirm it so that replies and alerts reach you.')}>
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <VerifyEmail />
      </PageTexts>
    </AuthCard>
  );
}
