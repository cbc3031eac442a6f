import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { site } from '@/lib/settings/data';
import { Document } from './document';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Of pages that no search engine should list. */
export async function privateMetadata(): Promise<Metadata> {
  const { name, url } = await site();
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s · ${name}` },
    robots: { index: false, follow: false },
  };
}

/** The frame of the members' and the desk's pages. Each page has its own gate (lib/auth/page-guards.ts), a layout is none. */
export function PrivateFrame({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  return (
    <Document>
      <SiteHeader />
      {nav}
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <Toaster />
    </Document>
  );
}
