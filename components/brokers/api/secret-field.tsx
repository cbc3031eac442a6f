'use client';

import { TextField } from '@/components/ui/forms/field';

/** What is shown once: selected by a press, to be copied. */
export function SecretField({ label, help, value }: Record<'label' | 'help' | 'value', string>) {
  return (
    <TextField
      label={label}
      help={help}
      readOnly
      value={value}
      className="font-mono"
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
