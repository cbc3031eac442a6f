import { VerifyEmail } from '@/components/accounts/verify-email';
import { PageTexts } from '@/components/shell/page-texts';
import { SECRET_ADDRESS, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/sign-in', 'Confirm email', SECRET_ADDRESS);

export default function VerifyEmailPage() {
  return (
    <PageTexts of={['accounts/sign-in', 'replies']}>
      <VerifyEmail />
    </PageTexts>
  );
}
