import { ConfirmIdentity } from '@/components/accounts/sign-in-methods/confirm-identity';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('accounts/identity', 'Confirm it’s you');

export default async function ConfirmIdentityPage() {
  const { user } = await pageUser('/confirm-identity');
  return <ConfirmIdentity email={user.email} />;
}
