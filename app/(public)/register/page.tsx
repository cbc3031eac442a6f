import type { Metadata } from 'next';
import { AuthCard } from '@/components/user/auth-card';
import { AuthLink } from '@/components/user/auth-link';
import { RegisterForm } from '@/components/user/register-form';
import { site } from '@/lib/settings/data';

export const metadata: Metadata = { title: 'Register', robots: { index: false } };

export default async function RegisterPage() {
  return (
    <AuthCard
      title="Create your account"
      lead={`Save homes, list property and talk to people at ${(await site()).name}.`}
      foot={
        <p>
          You have an account? <AuthLink to="/login">Sign in</AuthLink>
        </p>
      }
    >
      <RegisterForm />
    </AuthCard>
  );
}
