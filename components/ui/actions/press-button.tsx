'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

/** The element behind every button. One that needs a script is disabled until React has taken over, so that no press is lost. */
export function PressButton({ type = 'button', disabled, className, ...rest }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  const waits = !isHydrated && type === 'button' && !('command' in rest) && !rest.popoverTarget;
  return (
    <button
      type={type}
      disabled={disabled || waits}
      // waiting for the script is not shown here; without a script, globals.css shows it
      className={clsx(className, waits && 'disabled:cursor-wait disabled:opacity-100') || undefined}
      {...rest}
    />
  );
}
