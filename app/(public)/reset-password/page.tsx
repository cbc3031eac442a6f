import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
import { ResetPasswordForm } from '@/components/user/reset-password-form';

export const metadata: Metadata = {
  title: 'New password',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function ResetPasswordPage() {
  return (
    <AuthCard title="Set a new password" lead="You will be signed out everywhere, and sign in anew with it.">
      <ResetPasswordForm />
    </AuthCard>
  );
}
