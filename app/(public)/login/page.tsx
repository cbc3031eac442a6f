import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthCard } from '@/components/user/auth-card';
import { LoginForm } from '@/components/user/login-form';
import { site } from '@/lib/settings/data';

// made on the first request, not at build time: the company's details are the running server's environment
export const revalidate = 86_400;
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default async function LoginPage({ params }: PageProps<'/login/[[...rest]]'>) {
  if ((await params).rest) notFound();
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
