import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Workspace } from '@/app/_views/workspace';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { PageView } from '@/components/visitors/page-view';
import { texts } from '@/lib/platform/language/on-server';
import { privateMetadata } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';

/** Rendered per request, because every page depends on the signed-in person. */
export const dynamic = 'force-dynamic';

const TEXTS = [
  ...(['common', 'shell', 'shell/workspace', 'office/palette', 'search/box'] as const),
  ...(['accounts/identity', 'replies'] as const),
];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { language, t } = await texts('shell');
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={TEXTS}>
        <Workspace>
          {children}
          <PageView />
        </Workspace>
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
