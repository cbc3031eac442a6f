'use client';

import clsx from 'clsx';
import { ChevronDown, Menu, User, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { signOut } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { accountLinks, type NavLink, type NavVisitor, navLinks } from './nav-links';
import { useVisitor } from './use-visitor';

/** Links for all visitors, placed first, so that nothing to their left moves when the rest changes after sign-in. */
const ALWAYS: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/buy', label: 'Buy' },
  { href: '/rent', label: 'Rent' },
];

const item = 'whitespace-nowrap rounded-md px-3 py-2 text-left no-underline hover:bg-sunken';

/** Number of people waiting for a reply; up to 99. */
function WaitingCount({ of, className }: { of: number; className?: string }) {
  const { t } = useTexts('shell');
  const count = of > 99 ? '99+' : of;
  return (
    <span
      className={clsx('rounded-full bg-accent px-1.5 font-bold text-on-accent text-sm tabular', className)}
    >
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

function LogoutButton() {
  const { t, href: local } = useTexts('shell');
  const logout = async () => {
    await signOut();
    goTo(local('/login'));
  };
  return (
    <PlainButton className={item} onClick={logout}>
      {t('Logout')}
    </PlainButton>
  );
}

/**
 * The account menu below a button of fixed size, so that the layout does not shift when the visitor becomes known. On a small screen its links are in the menu.
 */
function AccountMenu({ visitor }: { visitor: NavVisitor }) {
  const { t } = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const name = visitor.kind === 'user' ? visitor.name : undefined;
  const waiting = visitor.kind === 'user' ? (visitor.waiting ?? 0) : 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu inside it
    <div ref={root} className="relative" onKeyDown={isOpen ? onKeyDown : undefined}>
      <PlainButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpen(!isOpen)}
        className="relative hidden h-11 w-16 items-center justify-center gap-1 rounded-md hover:bg-sunken aria-expanded:bg-sunken xl:flex"
      >
        {/* its name is its content, so that screen readers also speak the visible number (WCAG 2.2, 2.5.3) */}
        <span className="sr-only">{t('Account')}</span>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong text-base"
        >
          {name?.trim().charAt(0).toUpperCase() || <User className="size-4.5" aria-hidden="true" />}
        </span>
        <ChevronDown className="size-4" aria-hidden="true" />
        {waiting > 0 && <WaitingCount of={waiting} className="absolute -top-0.5 right-3" />}
      </PlainButton>
      <div
        id="account-menu"
        className={clsx(
          'flex flex-col xl:absolute xl:top-full xl:right-0 xl:z-30 xl:w-60 xl:rounded-md xl:border xl:border-line-strong xl:bg-paper xl:p-1 xl:shadow-lift',
          !isOpen && 'xl:hidden',
        )}
      >
        {name && (
          <p className="truncate px-3 pt-2 pb-1 text-ink-soft text-note max-xl:border-line max-xl:border-t">
            {name}
          </p>
        )}
        <ul className="flex flex-col">
          {accountLinks(visitor).map(({ href, label, count = 0 }) => (
            <li key={href}>
              <Link href={href} className={item}>
                {t(label)}
                {count > 0 && <WaitingCount of={count} className="ml-1.5" />}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </div>
    </div>
  );
}

/** One row from 1280 px on, below that a menu. Until the visitor is known, their space stays empty, without `Login` (app/globals.css). */
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
    <nav
      aria-label={t('Main')}
      className="flex items-center justify-end max-lg:order-last xl:flex-1 xl:justify-between"
    >
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
