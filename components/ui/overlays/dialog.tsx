'use client';

import clsx from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

const MIDDLE = 'm-auto max-w-[calc(100vw-2rem)] rounded-md';

/** `sheet` comes from below on a phone, `drawer` from the side. */
const SIZES = {
  sm: `${MIDDLE} w-80`,
  md: `${MIDDLE} w-104`,
  lg: `${MIDDLE} w-lg`,
  xl: `${MIDDLE} w-160`,
  sheet: 'm-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-md sm:m-auto sm:max-w-lg sm:rounded-md',
  drawer: 'm-0 mr-auto h-dvh max-h-none w-72 max-w-[85vw] rounded-r-md',
} as const;

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'onClick'> & {
  size?: keyof typeof SIZES;
  /** for `showModal` and `close` */
  ref?: RefObject<HTMLDialogElement | null>;
  /** opens with its first rendering, and is rendered as long as it is open */
  opensAtOnce?: boolean;
  /** closes on an outside press; only for dialogs with nothing to lose */
  closesOutside?: boolean;
};

/** The browser's modal dialog, which keeps the focus inside and returns it. Needs `aria-label` or `aria-labelledby`. */
export function Dialog({ size = 'md', ref, opensAtOnce, closesOutside, className, ...rest }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useEffect(() => {
    if (!opensAtOnce) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    // a dialog focuses its first button, which closes it; React's autoFocus comes before it is open
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [opensAtOnce, dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      onClick={(event) => {
        if (closesOutside && event.target === dialog.current) dialog.current.close();
      }}
      className={clsx('dialog', SIZES[size], className)}
      {...rest}
    />
  );
}
