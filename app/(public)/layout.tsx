import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { PageView } from '@/components/activity/page-view';
import { ExitIntent } from '@/components/exit/exit-intent';
import { Document } from '@/components/layout/document';
import { PageTexts } from '@/components/layout/page-texts';
import { SiteFrame } from '@/components/layout/site-frame';
import { OfflineSupport } from '@/components/offline/offline-support';
import { OPEN_GRAPH_LOCALE } from '@/lib/language/languages';
import { pageLabel, pageLanguage, pageText } from '@/lib/language/on-server';
import { SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request, never at build time, where there is no database; the edge cache is the one cache. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [{ name, tagline, url }, language, label] = await Promise.all([site(), pageLanguage(), pageLabel()]);
  return {
    metadataBase: new URL(url),
    title: { default: `${name} · ${label(tagline)}`, template: `%s · ${name}` },
    openGraph: {
      siteName: name,
      locale: OPEN_GRAPH_LOCALE[language],
      type: 'website',
      images: [SITE_PICTURE],
    },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#14171a' },
  ],
};

/** Public pages: the same HTML for every visitor, so no cookies are read below this layout, and of headers only the language
 * of the address (lib/language/on-server.ts). */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [s, language, t] = await Promise.all([site(), pageLanguage(), pageText('layout')]);
  return (
    <Document fonts={fontVariables} language={language} skip={t('Skip to content')}>
      <PageTexts of={['common', 'layout', 'search']}>
        <SiteFrame site={s}>{children}</SiteFrame>
        <PageView />
        {s.exitPopup && <ExitIntent title={s.exitTitle} text={s.exitText} />}
        <OfflineSupport />
      </PageTexts>
    </Document>
  );
}
