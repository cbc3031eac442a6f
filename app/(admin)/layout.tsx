import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ConsoleNav } from '@/components/admin/console-nav';
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

/** The desk of the house: each page has its own gate (lib/auth/page-guards.ts), a layout is none. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SiteHeader />
      <ConsoleNav />
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <Toaster />
    </Document>
  );
}
