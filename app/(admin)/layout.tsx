import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Workspace } from '@/app/_views/workspace';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { privateMetadata } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';

/** Rendered per request: every page depends on the signed-in person. */
export const dynamic = 'force-dynamic';

const TEXTS = [
  ...(['common', 'shell', 'shell/workspace', 'office/palette', 'search/box'] as const),
  ...(['accounts/identity', 'enquiries/leads', 'channels'] as const),
];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(await site());
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Document fonts={fontVariables}>
      <PageTexts of={TEXTS}>
        <Workspace isOffice>{children}</Workspace>
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
