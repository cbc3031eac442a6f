import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Workspace } from '@/app/_views/workspace';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { texts } from '@/lib/platform/language/on-server';
import { privateMetadata } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';

/** Rendered per request, because every page depends on the signed-in person. */
export const dynamic = 'force-dynamic';

const TEXTS = [
  ...(['common', 'shell', 'shell/workspace', 'office/palette', 'office/lists', 'search/box'] as const),
  ...(['accounts/identity', 'enquiries/leads', 'channels'] as const),
  ...(['replies', 'office/replies'] as const),
];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { language, t } = await texts('shell');
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={TEXTS}>
        <Workspace isOffice>{children}</Workspace>
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
