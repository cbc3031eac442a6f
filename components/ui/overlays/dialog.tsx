'use client';

import clsx from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

const MIDDLE = 'm-auto max-w-[calc(100vw-2rem)] rounded-md';

/** `sheet` opens from below on a phone, `drawer` from the side. */
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
  /** opens with its first rendering, and is rendered while it is open */
  opensAtOnce?: boolean;
  /** true to close on an outside press; only for dialogs without data to lose */
  closesOutside?: boolean;
};

/** The browser's modal dialog, which traps the focus and returns it. Needs `aria-label` or `aria-labelledby`. */
export function Dialog({ size = 'md', ref, opensAtOnce, closesOutside, className, ...rest }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useEffect(() => {
    if (!opensAtOnce) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    // a dialog would focus its first button, which closes it, and React's autoFocus runs before it is open
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
