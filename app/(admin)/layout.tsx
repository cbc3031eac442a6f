import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HeaderTools } from '@/app/_views/header-tools';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { SignInDialog } from '@/components/accounts/sign-in-dialog';
import { StepUpDialog } from '@/components/accounts/sign-in-methods/step-up-dialog';
import { IncomingCall } from '@/components/channels/incoming-call';
import { AdminNav } from '@/components/office/admin-nav';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { SiteFrame } from '@/components/shell/site-frame';
import { Toaster } from '@/components/ui/feedback/toaster';
import { hasTelephony } from '@/lib/channels/threads/data';
import { getSession } from '@/lib/platform/auth/guards';
import { officeRoleOf } from '@/lib/platform/auth/permissions';
import { privateMetadata } from '@/lib/platform/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request: every page depends on who asks for it. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // without the database the page says in its own words what failed
  const session = await getSession().catch(() => null);
  const office = session?.kind === 'user' ? officeRoleOf(session.user) : undefined;
  return (
    <Document fonts={fontVariables}>
      <PageTexts of={['common', 'shell', 'search/box', 'accounts/identity', 'enquiries/leads', 'channels']}>
        <SiteFrame
          site={await site()}
          tools={<HeaderTools />}
          hasFooter={false}
          nav={<AdminNav office={office} />}
        >
          {session?.kind === 'user' && hasTelephony() && <IncomingCall />}
          {children}
        </SiteFrame>
        <Toaster />
        {session?.kind === 'user' && <SignInDialog email={session.user.email} />}
        {session?.kind === 'user' && <StepUpDialog email={session.user.email} />}
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
