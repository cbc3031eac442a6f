import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuestLoginForm } from '@/components/guest/guest-login-form';
import { AuthCard } from '@/components/user/auth-card';
import { retention } from '@/lib/settings/data';

// made on the first request, not at build time: the retention time is the running server's
export const revalidate = 86_400;
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Continue as guest', robots: { index: false } };

export default async function GuestLoginPage({ params }: PageProps<'/guestlogin/[[...rest]]'>) {
  if ((await params).rest) notFound();
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
