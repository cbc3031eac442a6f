'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

/**
 * The element behind every button of the kit. What only a script can do is disabled until React has taken the page over, so that no
 * press is lost. A button that submits a form, or opens a popover or a dialog by itself, works at once.
 */
export function PressButton({ type = 'button', disabled, className, ...rest }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  const waits = !isHydrated && type === 'button' && !('command' in rest) && !rest.popoverTarget;
  return (
    <button
      type={type}
      disabled={disabled || waits}
      // waiting for the script is not a state worth showing; without one, globals.css does
      className={clsx(className, waits && 'disabled:cursor-wait disabled:opacity-100') || undefined}
      {...rest}
    />
  );
}
