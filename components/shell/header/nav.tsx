'use client';

import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { AccountMenu, LogoutButton } from './account-menu';
import { type NavLink, type NavVisitor, navLinks } from './nav-links';
import { useVisitor } from './use-visitor';

/** For everybody, and first, so that nothing to their left moves when the rest changes after sign-in. */
const ALWAYS: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/buy', label: 'Buy' },
  { href: '/rent', label: 'Rent' },
];

/**
 * The bar: one row from 1280 px on, below that a menu. `visitor` is known where the page is rendered for one person; elsewhere the bar
 * leaves the room of a signed-in visitor empty until it is known, and never shows `Login` in it (app/globals.css).
 */
export function Nav({ visitor: rendered }: { visitor?: NavVisitor | undefined }) {
  const { t } = useTexts('shell');
  const visitor = useVisitor(rendered);
  const [open, setOpen] = useState(false);
  const links = navLinks(visitor);
  const entry = ({ href, label }: NavLink, className?: string) => (
    <li key={href} className={className}>
      <Link href={href} className="nav-link">
        {t(label)}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('Main')} className="flex items-center justify-end xl:flex-1 xl:justify-between">
      <PlainButton
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken xl:hidden"
        aria-label={t(open ? 'Close menu' : 'Open menu')}
        aria-expanded={open}
        aria-controls="main-menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <X className="size-6" /> : <Menu className="size-6" />}
      </PlainButton>
      <ul id="main-menu" className={open ? 'main-menu is-open' : 'main-menu'}>
        {ALWAYS.map((link) => entry(link))}
        {links.map((link, index) =>
          entry(
            link,
            clsx(index === 0 && 'xl:ml-auto', visitor.kind === 'anonymous' && 'for-strangers') || undefined,
          ),
        )}
        {visitor.kind === 'guest' && (
          <li>
            <LogoutButton />
          </li>
        )}
        {(visitor.kind === 'user' || !rendered) && (
          <li className={visitor.kind === 'user' ? undefined : 'for-users'}>
            <AccountMenu visitor={visitor} />
          </li>
        )}
      </ul>
    </nav>
  );
}
