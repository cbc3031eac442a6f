import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { PageView } from '@/components/activity/page-view';
import { ExitIntent } from '@/components/exit/exit-intent';
import { Document } from '@/components/layout/document';
import { SiteFrame } from '@/components/layout/site-frame';
import { OfflineSupport } from '@/components/offline/offline-support';
import { SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

/** Rendered on request, never at build time, where there is no database; the edge cache is the one cache. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { name, tagline, url } = await site();
  return {
    metadataBase: new URL(url),
    title: { default: `${name} · ${tagline}`, template: `%s · ${name}` },
    openGraph: { siteName: name, locale: 'en_IN', type: 'website', images: [SITE_PICTURE] },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#14171a' },
  ],
};

/** Public pages: the same HTML for every visitor, so no cookies and no headers are read below this layout. */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  const s = await site();
  return (
    <Document fonts={fontVariables}>
      <SiteFrame site={s}>{children}</SiteFrame>
      <PageView />
      {s.exitPopup && <ExitIntent title={s.exitTitle} text={s.exitText} />}
      <OfflineSupport />
    </Document>
  );
}
