'use client';

import { TextField } from '@/components/ui/forms/field';

/** A secret that is shown once. A press selects it for copying. */
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
