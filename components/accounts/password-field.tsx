'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import { FieldShell } from '@/components/ui/forms/field';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; help?: string; error?: string };

/** A password with a show/hide toggle. Pasting is allowed, because password managers use it. */
export function PasswordField({ label, help, error, ...rest }: Props) {
  const id = useId();
  const { t } = useTexts('common');
  const [shown, setShown] = useState(false);
  return (
    <FieldShell id={id} label={label} help={help} error={error}>
      {(described) => (
        <div className="relative">
          <Input
            invalid={Boolean(error)}
            type={shown ? 'text' : 'password'}
            className="h-12 pr-13"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...described}
          />
          <PlainButton
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-soft hover:text-ink"
            aria-label={shown ? t('Hide password') : t('Show password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </PlainButton>
        </div>
      )}
    </FieldShell>
  );
}
