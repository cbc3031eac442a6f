import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Logo } from '@/components/shell/logo';
import { Link } from '@/components/ui/actions/link';
import { Nav } from './nav';
import type { NavVisitor } from './nav-links';

type Props = {
  name: string;
  tools?: ReactNode;
  /** set if the page is rendered for one person */
  visitor?: NavVisitor;
};

/** The header, on public pages with the same HTML for every visitor, because only Nav in the browser knows who is signed in. */
export function SiteHeader({ name, tools, visitor }: Props) {
  const { t } = useTexts('shell');
  return (
    // not on low screens, such as one at 200 % zoom, of which it would take a sixth
    <header className="sticky top-0 z-30 border-line border-b bg-paper print:hidden [@media(max-height:28rem)]:static">
      <div className="container-page flex h-16 items-center justify-between gap-1 lg:gap-4">
        <Link href="/" className="no-underline" aria-label={t('{name}, home', { name })}>
          <Logo name={name} />
        </Link>
        <Nav visitor={visitor} />
        {tools}
        <LanguageSwitch className="max-2xl:hidden" />
      </div>
    </header>
  );
}
