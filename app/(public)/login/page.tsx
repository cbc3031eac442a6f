import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
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
          New here?{' '}
          <a className="link" href="/register">
            Register
          </a>
        </p>
      }
    >
      <LoginForm />
    </AuthCard>
  );
}
