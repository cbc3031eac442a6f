import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { AdminNav } from '@/components/admin/admin-nav';
import { Document } from '@/components/layout/document';
import { PageTexts } from '@/components/layout/page-texts';
import { SiteFrame } from '@/components/layout/site-frame';
import { OfflineSupport } from '@/components/offline/offline-support';
import { StepUpDialog } from '@/components/sign-in-methods/step-up-dialog';
import { Toaster } from '@/components/ui/toaster';
import { SignInDialog } from '@/components/user/sign-in-dialog';
import { getSession } from '@/lib/auth/guards';
import { officeRoleOf } from '@/lib/auth/permissions';
import { privateMetadata } from '@/lib/page-head';
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
      <PageTexts of={['common', 'layout', 'search', 'identity', 'leads']}>
        <SiteFrame site={await site()} hasFooter={false} nav={<AdminNav office={office} />}>
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
