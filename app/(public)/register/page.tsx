import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageTexts } from '@/components/layout/page-texts';
import { AuthCard } from '@/components/user/auth-card';
import { AuthLink } from '@/components/user/auth-link';
import { RegisterForm } from '@/components/user/register-form';
import { pageText } from '@/lib/language/on-server';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return { title: t('Register'), robots: { index: false } };
}

const toLogin = (text: ReactNode) => <AuthLink to="/login">{text}</AuthLink>;

export default async function RegisterPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={t('Create your account')}
      lead={t('Save homes, list property and talk to people at {name}.', { name: (await site()).name })}
      foot={<p>{t.rich('You have an account? <a>Sign in</a>', { a: toLogin })}</p>}
    >
      <PageTexts of={['doors', 'replies']}>
        <RegisterForm />
      </PageTexts>
    </AuthCard>
  );
}
