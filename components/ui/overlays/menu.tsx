'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton, PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';

export type MenuItem = { label: ReactNode; href?: string; run?: () => void; isDanger?: true };

type Props = { label: string; icon: ReactNode; items: MenuItem[] };

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A button that opens a menu (WAI-ARIA menu button pattern). Arrows move; Escape and an outside press close it. */
export function Menu({ label, icon, items }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLayoutEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    // at the foot of the window the page scrolls up until the last entry is visible
    root.current?.querySelector('[role=menu]')?.scrollIntoView?.({ block: 'nearest' });
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = entries();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
  };
  const entry =
    'block w-full min-h-10 px-4 py-2 text-left no-underline hover:bg-sunken focus:bg-sunken focus:outline-offset-[-2px]';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the menu inside it
    <div ref={root} className="relative inline-block" onKeyDown={isOpen ? onKeyDown : undefined}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          className="absolute top-full right-0 z-30 w-56 rounded-md border border-line-strong bg-paper py-1 shadow-lift"
        >
          {items.map(({ label: text, href, run, isDanger }, place) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one menu do not move
              <Link key={place} role="menuitem" tabIndex={-1} href={href} className={entry}>
                {text}
              </Link>
            ) : (
              <PlainButton
                // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one menu do not move
                key={place}
                role="menuitem"
                tabIndex={-1}
                className={isDanger ? `${entry} text-error` : entry}
                onClick={() => {
                  close();
                  run?.();
                }}
              >
                {text}
              </PlainButton>
            ),
          )}
        </div>
      )}
    </div>
  );
}
