import type { ReactNode } from 'react';
import { AuthCard } from '@/components/accounts/auth-card';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { GuestLoginForm } from '@/components/visitors/guest-login-form';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { retention } from '@/lib/settings/data';

export const generateMetadata = titleOf('accounts/sign-in', 'Continue as guest', {
  robots: { index: false },
});

const toLogin = (text: ReactNode) => (
  <Link className="link" href="/login">
    {text}
  </Link>
);

export default async function GuestLoginPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Look around first')}
      lead={t('See every listing without an account.')}
      foot={<p>{t.rich('Already have an account? <a>Sign in</a>', { a: toLogin })}</p>}
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <GuestLoginForm retentionDays={(await retention()).activity} />
      </PageTexts>
    </AuthCard>
  );
}
