'use client';

import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { signOut } from '@/lib/platform/auth/client';
import { type NavLink, navLinks } from './nav-links';
import { useVisitor } from './use-visitor';

/** For everybody, and first, so that nothing to their left moves when the rest changes after sign-in. */
const ALWAYS: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/buy', label: 'Buy' },
  { href: '/rent', label: 'Rent' },
];

/** From which width on the links are in one row: the many of a user need more of it than a visitor's. */
const ROW = {
  few: {
    button: 'lg:hidden',
    list: 'lg:static lg:flex lg:flex-1 lg:flex-row lg:items-center lg:gap-1 lg:border-0 lg:p-0',
    push: 'lg:ml-auto',
    link: '',
  },
  many: {
    button: 'xl:hidden',
    list: 'xl:static xl:flex xl:flex-1 xl:flex-row xl:items-center xl:border-0 xl:p-0',
    push: 'xl:ml-auto',
    link: 'xl:px-1.5 xl:text-note',
  },
};

const item = 'whitespace-nowrap rounded-md px-3 py-2 text-left no-underline lg:px-2 hover:bg-sunken';

/** How many people wait for a word; up to 99. */
function Count({ of }: { of: number }) {
  const { t } = useTexts('shell');
  const count = of > 99 ? '99+' : of;
  return (
    <span className="ml-1.5 rounded-full bg-accent px-1.5 font-bold text-on-accent text-sm tabular">
      {t.rich('{count} <hidden>waiting</hidden>', {
        count,
        hidden: (text) => (
          <span key="hidden" className="sr-only">
            {text}
          </span>
        ),
      })}
    </span>
  );
}

export function Nav() {
  const { t, href: local } = useTexts('shell');
  const visitor = useVisitor();
  const [open, setOpen] = useState(false);
  const logout = async () => {
    await signOut();
    window.location.assign(local('/login'));
  };
  const row = ROW[visitor.kind === 'user' ? 'many' : 'few'];
  return (
    <nav aria-label={t('Main')} className="flex items-center justify-end lg:flex-1 lg:justify-between">
      <PlainButton
        className={clsx(
          'inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken',
          row.button,
        )}
        aria-label={t(open ? 'Close menu' : 'Open menu')}
        aria-expanded={open}
        aria-controls="main-menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <X className="size-6" /> : <Menu className="size-6" />}
      </PlainButton>
      <ul
        id="main-menu"
        className={clsx(
          open ? 'flex' : 'hidden',
          'absolute inset-x-0 top-16 flex-col border-line border-b bg-paper px-2 pt-1 pb-3',
          row.list,
        )}
      >
        {[...ALWAYS, ...navLinks(visitor)].map(({ href, label, count = 0 }, index) => (
          <li key={href} className={clsx('flex flex-col', index === ALWAYS.length && row.push)}>
            <Link href={href} className={clsx(item, row.link)}>
              {t(label)}
              {count > 0 && <Count of={count} />}
            </Link>
          </li>
        ))}
        {visitor.kind !== 'anonymous' && (
          <li className="flex flex-col">
            <PlainButton className={clsx(item, row.link)} onClick={logout}>
              {t('Logout')}
            </PlainButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
