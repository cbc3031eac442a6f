import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageView } from '@/components/activity/page-view';
import { Document } from '@/components/layout/document';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Toaster } from '@/components/ui/toaster';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const { name, url } = await site();
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s · ${name}` },
    robots: { index: false, follow: false },
  };
}

/** Pages of a signed-in person or a guest: each page has its own gate (lib/auth/page-guards.ts), a layout is none. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SiteHeader />
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <PageView />
      <Toaster />
    </Document>
  );
}
