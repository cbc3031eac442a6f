import type { Metadata } from 'next';
import { ConfirmIdentity } from '@/components/sign-in-methods/confirm-identity';
import { AuthCard } from '@/components/user/auth-card';
import { pageUser } from '@/lib/auth/page-guards';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('identity'))('Confirm that it is you'),
});

export default async function ConfirmIdentityPage() {
  const t = await pageText('identity');
  const { user } = await pageUser('/confirm-identity');
  return (
    <AuthCard
      title={t('Confirm that it is you')}
      lead={t('The file that you asked for holds personal data. Confirm, and the download begins.')}
    >
      <ConfirmIdentity email={user.email} />
    </AuthCard>
  );
}
