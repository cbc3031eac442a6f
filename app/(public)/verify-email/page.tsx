import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
import { VerifyEmail } from '@/components/user/verify-email';

export const metadata: Metadata = {
  title: 'Confirm e-mail',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function VerifyEmailPage() {
  return (
    <AuthCard title="Is this your address?" lead="Confirm it, so that answers and alerts reach you.">
      <VerifyEmail />
    </AuthCard>
  );
}
