'use client';

import type { ComponentProps } from 'react';
import { useTexts } from '#language';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Button } from './button';

type Props = Omit<ComponentProps<typeof Button>, 'type'>;

/** Disabled until the script has loaded, also for Enter, because the browser itself would put a password into the address, which logs keep. */
export function SubmitButton({ disabled, className = '', ...rest }: Props) {
  const { t } = useTexts('common');
  const ready = useHydrated();
  return (
    <>
      <Button
        {...rest}
        type="submit"
        disabled={disabled || !ready}
        // waiting for the script is not shown
        className={ready ? className : `${className} disabled:cursor-wait disabled:opacity-100`}
      />
      <noscript>
        <p className="text-note text-warning">
          {t('Sending this needs JavaScript, which is off in this browser.')}
        </p>
      </noscript>
    </>
  );
}
