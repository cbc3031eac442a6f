import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthCard } from '@/components/user/auth-card';
import { RegisterForm } from '@/components/user/register-form';
import { site } from '@/lib/settings/data';

// made on the first request, not at build time: the company's details are the running server's environment
export const revalidate = 86_400;
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Register', robots: { index: false } };

export default async function RegisterPage({ params }: PageProps<'/register/[[...rest]]'>) {
  if ((await params).rest) notFound();
  return (
    <AuthCard
      title="Create your account"
      lead={`Save homes, list property and talk to people at ${(await site()).name}.`}
      foot={
        <p>
          You have an account?{' '}
          <a className="link" href="/login">
            Sign in
          </a>
        </p>
      }
    >
      <RegisterForm />
    </AuthCard>
  );
}
