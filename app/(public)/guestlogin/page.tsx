import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { GuestLoginForm } from '@/components/guest/guest-login-form';
import { PageTexts } from '@/components/layout/page-texts';
import { Link } from '@/components/ui/link';
import { AuthCard } from '@/components/user/auth-card';
import { pageText } from '@/lib/language/on-server';
import { retention } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return { title: t('Continue as guest'), robots: { index: false } };
}

const toLogin = (text: ReactNode) => (
  <Link className="link" href="/login">
    {text}
  </Link>
);

export default async function GuestLoginPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={t('Look around first')}
      lead={t('See every listing without an account.')}
      foot={<p>{t.rich('You have an account? <a>Sign in</a>', { a: toLogin })}</p>}
    >
      <PageTexts of={['doors', 'replies']}>
        <GuestLoginForm retentionDays={(await retention()).activity} />
      </PageTexts>
    </AuthCard>
  );
}
