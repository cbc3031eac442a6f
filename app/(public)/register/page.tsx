import type { ReactNode } from 'react';
import { AuthCard } from '@/components/accounts/auth-card';
import { AuthLink } from '@/components/accounts/auth-link';
import { RegisterForm } from '@/components/accounts/register-form';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { askedWords } from '@/lib/channels/consents/data';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';

export const generateMetadata = titleOf('accounts/sign-in', 'Register', { robots: { index: false } });

const toLogin = (text: ReactNode) => <AuthLink to="/login">{text}</AuthLink>;

const toCosts = (text: ReactNode) => (
  <Link className="link" href="/list-your-property">
    {text}
  </Link>
);

export default async function RegisterPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <AuthCard
      title={t('Create your account')}
      lead={t('Save homes, list property and talk to people at {name}.', { name: (await site()).name })}
      foot={
        <>
          <p>{t.rich('Already have an account? <a>Sign in</a>', { a: toLogin })}</p>
          <p>{t.rich('Are you an owner? <a>See what listing costs</a>', { a: toCosts })}</p>
        </>
      }
    >
      <PageTexts of={['accounts/sign-in', 'replies']}>
        <RegisterForm consent={await askedWords('signUp', t.language)} />
      </PageTexts>
    </AuthCard>
  );
}
