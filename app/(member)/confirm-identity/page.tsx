import type { Metadata } from 'next';
import { ConfirmIdentity } from '@/components/sign-in-methods/confirm-identity';
import { AuthCard } from '@/components/user/auth-card';
import { pageUser } from '@/lib/auth/page-guards';

export const metadata: Metadata = { title: 'Confirm that it is you' };

export default async function ConfirmIdentityPage() {
  const { user } = await pageUser('/confirm-identity');
  return (
    <AuthCard
      title="Confirm that it is you"
      lead="The file that you asked for holds personal data. Confirm, and the download begins."
    >
      <ConfirmIdentity email={user.email} />
    </AuthCard>
  );
}
