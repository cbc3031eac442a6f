import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { HeaderTools } from '@/app/_views/header-tools';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/shell/document';
import { OfflineSupport } from '@/components/shell/offline/offline-support';
import { PageTexts } from '@/components/shell/page-texts';
import { SiteFrame } from '@/components/shell/site-frame';
import { ExitIntent } from '@/components/visitors/exit-popup/exit-intent';
import { PageView } from '@/components/visitors/page-view';
import { texts } from '@/lib/platform/language/on-server';
import { openGraph } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request, never at build time, when there is no database. The front is the only cache. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [{ name, tagline, url }, { language, label }] = await Promise.all([site(), texts()]);
  return {
    metadataBase: new URL(url),
    title: { default: `${name} · ${label(tagline)}`, template: `%s · ${name}` },
    openGraph: openGraph(language, name),
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#14171a' },
  ],
};

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [s, { language, t }] = await Promise.all([site(), texts('shell')]);
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={['common', 'shell', 'search/box']}>
        <SiteFrame site={s} tools={<HeaderTools />}>
          {children}
        </SiteFrame>
        <PageView />
        {s.exitPopup && <ExitIntent title={s.exitTitle} text={s.exitText} />}
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
