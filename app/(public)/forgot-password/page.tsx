import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
import { ForgotPasswordForm } from '@/components/user/forgot-password-form';

export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <AuthCard
      title="Forgotten your password?"
      lead="Tell us the address of your account. We send a link to it that works once, for half an hour."
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}
