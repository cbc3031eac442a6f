import { NavSearch } from '@/components/search/nav-search';
import { ShortlistLink } from '@/components/shortlist/shortlist-link';
import { Logo } from './logo';
import { Nav } from './nav';

/** The same HTML for every visitor: only Nav, in the browser, knows who is signed in. */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="print:hidden sticky top-0 z-30 border-line border-b bg-paper">
      <div className="container-page flex h-16 items-center justify-between gap-1 lg:gap-4">
        <a href="/" className="no-underline" aria-label={`${name}, home`}>
          <Logo name={name} />
        </a>
        <NavSearch />
        <ShortlistLink />
        <Nav />
      </div>
    </header>
  );
}
