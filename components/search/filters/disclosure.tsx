'use client';

import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

const CONTROL =
  'inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-3.5 font-bold [&::-webkit-details-marker]:hidden';

type Props = {
  className?: string;
  summaryClass?: string;
  summary: ReactNode;
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** A details element, which opens without script. With it, Escape or moving the focus closes it, and Escape returns the focus. */
export function Disclosure({ className, summaryClass, summary, isOpen = false, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const leave = () => {
    if (!details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  // after a press on an empty area, the page receives the keys
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === document.body) leave();
  });
  const noteOpen = useEffectEvent(() => {
    if (details.current?.open) onOpen?.();
  });
  useEffect(() => {
    noteOpen();
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, []);
  const onBlur = (event: FocusEvent) => {
    // a press on an element that takes no focus leaves it open
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details
      ref={details}
      // the shared name keeps at most one open
      name="list-controls"
      open={isOpen}
      suppressHydrationWarning
      className={className}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={clsx(CONTROL, summaryClass)}>{summary}</summary>
      {children}
    </details>
  );
}
