import { AuthCard } from '@/components/accounts/auth-card';
import { ConfirmIdentity } from '@/components/accounts/sign-in-methods/confirm-identity';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/identity', 'Confirm it’s you');

export default async function ConfirmIdentityPage() {
  const { t } = await texts('accounts/identity');
  const { user } = await pageUser('/confirm-identity');
  return (
    <AuthCard
      title={t('Confirm it’s you')}
      lead={t('The file contains personal data. Confirm to start the download.')}
    >
      <ConfirmIdentity email={user.email} />
    </AuthCard>
  );
}
