import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HeaderTools } from '@/app/_views/header-tools';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { SignInDialog } from '@/components/accounts/sign-in-dialog';
import { StepUpDialog } from '@/components/accounts/sign-in-methods/step-up-dialog';
import { IncomingCall } from '@/components/channels/incoming-call';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { SiteFrame } from '@/components/shell/site-frame';
import { Toaster } from '@/components/ui/feedback/toaster';
import { PageView } from '@/components/visitors/page-view';
import { hasTelephony } from '@/lib/channels/threads/data';
import { getSession } from '@/lib/platform/auth/guards';
import { texts } from '@/lib/platform/language/on-server';
import { privateMetadata } from '@/lib/platform/page-head';
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
  const { language, t } = await texts('shell');
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={['common', 'shell', 'search/box', 'accounts/identity', 'replies']}>
        <SiteFrame site={await site()} tools={<HeaderTools />}>
          {session?.kind === 'user' && hasTelephony() && (
            <PageTexts of={['channels']}>
              <IncomingCall />
            </PageTexts>
          )}
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
