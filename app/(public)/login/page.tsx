import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageTexts } from '@/components/layout/page-texts';
import { AuthCard } from '@/components/user/auth-card';
import { AuthLink } from '@/components/user/auth-link';
import { LoginForm } from '@/components/user/login-form';
import { pageText } from '@/lib/language/on-server';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('doors');
  return { title: t('Sign in'), robots: { index: false } };
}

const toRegister = (text: ReactNode) => <AuthLink to="/register">{text}</AuthLink>;

export default async function LoginPage() {
  const t = await pageText('doors');
  return (
    <AuthCard
      title={(await site()).name}
      lead={t('Access your account to continue')}
      foot={<p>{t.rich('New here? <a>Register</a>', { a: toRegister })}</p>}
    >
      <PageTexts of={['doors', 'replies']}>
        <LoginForm />
      </PageTexts>
    </AuthCard>
  );
}
