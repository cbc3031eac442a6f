import type { ReactNode } from 'react';
import type { Site } from '@/lib/settings/dto';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  site: Site;
  /** search and the shortlist, in the header */
  tools?: ReactNode;
  /** pages are loaded as a whole: what needs no script is only HTML (docs/decisions/0042-static-parts-of-pages.md) */
  isLoadedWhole?: boolean;
  children: ReactNode;
};

/** Header, content and footer of public pages. A layout guards nothing: each page has its own guard (lib/platform/auth/page-guards.ts). */
export function SiteFrame({ site, tools, isLoadedWhole = false, children }: Props) {
  return (
    <>
      <SiteHeader name={site.name} hasLanguages tools={tools} isLoadedWhole={isLoadedWhole} />
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter site={site} isLoadedWhole={isLoadedWhole} />
    </>
  );
}
