import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { PageView } from '@/components/activity/page-view';
import { Document } from '@/components/layout/document';
import { PageTexts } from '@/components/layout/page-texts';
import { SiteFrame } from '@/components/layout/site-frame';
import { OfflineSupport } from '@/components/offline/offline-support';
import { StepUpDialog } from '@/components/sign-in-methods/step-up-dialog';
import { Toaster } from '@/components/ui/toaster';
import { SignInDialog } from '@/components/user/sign-in-dialog';
import { getSession } from '@/lib/auth/guards';
import { pageLanguage, pageText } from '@/lib/language/on-server';
import { privateMetadata } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request: every page depends on who asks for it. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

/** Pages of a signed-in person or a guest. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  // without the database the page says in its own words what failed
  const session = await getSession().catch(() => null);
  const [language, t] = await Promise.all([pageLanguage(), pageText('layout')]);
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={['common', 'layout', 'search', 'identity', 'replies']}>
        <SiteFrame site={await site()}>
          {children}
          <PageView />
        </SiteFrame>
        <Toaster />
        {session?.kind === 'user' && <SignInDialog email={session.user.email} />}
        {session?.kind === 'user' && <StepUpDialog email={session.user.email} />}
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
