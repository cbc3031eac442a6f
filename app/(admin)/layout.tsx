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
import { getSession, sessionCan } from '@/lib/auth/guards';
import type { AnySession } from '@/lib/auth/types';
import { privateMetadata } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request: every page depends on who asks for it. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

/** Pages of the area that the role in the office does not open: no link leads there. */
const NEEDED = [
  ['/admin/users', 'staff'],
  ['/admin/audit', 'audit'],
  ['/admin/settings', 'settings'],
] as const;

const hiddenFrom = (session: AnySession | null) =>
  NEEDED.flatMap(([path, permission]) => (sessionCan(session, permission) ? [] : [path]));

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // without the database the page says in its own words what failed
  const session = await getSession().catch(() => null);
  return (
    <Document fonts={fontVariables}>
      <PageTexts of={['common', 'layout', 'search', 'card']}>
        <SiteFrame site={await site()} hasFooter={false} nav={<AdminNav hidden={hiddenFrom(session)} />}>
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
