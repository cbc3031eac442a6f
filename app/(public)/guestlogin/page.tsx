import type { Metadata } from 'next';
import { GuestLoginForm } from '@/components/guest/guest-login-form';
import { AuthCard } from '@/components/user/auth-card';
import { retention } from '@/lib/settings/data';

export const metadata: Metadata = { title: 'Continue as guest', robots: { index: false } };

export default async function GuestLoginPage() {
  return (
    <AuthCard
      title="Look around first"
      lead="See every listing without an account."
      foot={
        <p>
          You have an account?{' '}
          <a className="link" href="/login">
            Sign in
          </a>
        </p>
      }
    >
      <GuestLoginForm retentionDays={(await retention()).activity} />
    </AuthCard>
  );
}
