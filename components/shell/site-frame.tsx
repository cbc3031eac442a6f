import type { ReactNode } from 'react';
import type { Site } from '@/lib/settings/dto';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';

type Props = {
  site: Site;
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * Header, content and footer of public pages. A layout guards nothing, because each page has its own guard
 * (lib/platform/auth/page-guards.ts).
 */
export function SiteFrame({ site, tools, children }: Props) {
  return (
    <>
      <SiteHeader name={site.name} tools={tools} />
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}
