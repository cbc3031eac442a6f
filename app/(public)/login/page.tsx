import type { ReactNode } from 'react';
import { AuthCard } from '@/components/accounts/auth-card';
import { AuthLink } from '@/components/accounts/auth-link';
import { LoginForm } from '@/components/accounts/login-form';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';

export const generateMetadata = titleOf('accounts/sign-in', 'Sign in', { robots: { index: false } });

const toRegister = (text: ReactNode) => <AuthLink to="/register">{text}</AuthLink>;

const toCosts = (text: ReactNode) => (
  <Link className="link" href="/list-your-property">
    {text}
  </Link>
);

export default async function LoginPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={(await site()).name}
      lead={t('Access your account to continue')}
      foot={
        <>
          <p>{t.rich('New here? <a>Register</a>', { a: toRegister })}</p>
          <p>{t.rich('Are you an owner? <a>See what listing costs</a>', { a: toCosts })}</p>
        </>
      }
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <LoginForm />
      </PageTexts>
    </AuthCard>
  );
}
