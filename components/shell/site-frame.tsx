import type { ReactNode } from 'react';
import type { Site } from '@/lib/settings/dto';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  site: Site;
  /** search and the shortlist, in the header */
  tools?: ReactNode;
  /** a second bar below the header */
  nav?: ReactNode;
  /** the footer is for visitors: inside the office it is left out */
  hasFooter?: boolean;
  /** pages are loaded as a whole: what needs no script is HTML alone (docs/decisions/0042-static-parts-of-pages.md) */
  isLoadedWhole?: boolean;
  children: ReactNode;
};

/** Header, content and footer. A layout guards nothing: each page has its own guard (lib/platform/auth/page-guards.ts). */
export function SiteFrame({ site, tools, nav, hasFooter = true, isLoadedWhole = false, children }: Props) {
  return (
    <>
      <SiteHeader name={site.name} hasLanguages={hasFooter} tools={tools} />
      {nav}
      <main id="content" className="flex-1">
        {children}
      </main>
      {hasFooter && <SiteFooter site={site} isLoadedWhole={isLoadedWhole} />}
    </>
  );
}
