import { useText } from '#language';
import { NavSearch } from '@/components/search/nav-search';
import { ShortlistLink } from '@/components/shortlist/shortlist-link';
import { Link } from '@/components/ui/link';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { Nav } from './nav';

/** The same HTML for every visitor: only Nav, in the browser, knows who is signed in. */
export function SiteHeader({ name, hasLanguages }: { name: string; hasLanguages: boolean }) {
  const t = useText('layout');
  return (
    <header className="print:hidden sticky top-0 z-30 border-line border-b bg-paper">
      <div className="container-page flex h-16 items-center justify-between gap-1 lg:gap-4">
        <Link href="/" className="no-underline" aria-label={t('{name}, home', { name })}>
          <Logo name={name} />
        </Link>
        <NavSearch />
        <ShortlistLink />
        <Nav />
        {hasLanguages && <LanguageSwitch className="order-last max-2xl:hidden" />}
      </div>
    </header>
  );
}
