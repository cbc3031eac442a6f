import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
import { AuthLink } from '@/components/user/auth-link';
import { LoginForm } from '@/components/user/login-form';
import { site } from '@/lib/settings/data';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default async function LoginPage() {
  return (
    <AuthCard
      title={(await site()).name}
      lead="Access your account to continue"
      foot={
        <p>
          New here? <AuthLink to="/register">Register</AuthLink>
        </p>
      }
    >
      <LoginForm />
    </AuthCard>
  );
}
