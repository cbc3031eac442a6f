'use client';

import { TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { totpCodeSchema } from '@/lib/accounts/second-factor/schema';

type Props<T> = {
  schema: typeof totpCodeSchema;
  label: string;
  action: string;
  send: (body: { code: string }) => Promise<T>;
};

export function SixDigitsForm<T extends { message?: string } | undefined>(props: Props<T>) {
  const { field, formProps, busy, outcome } = useZodForm(props.schema, { send: props.send });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField
        label={props.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...field('code')}
      />
      <FormEnd {...{ busy, outcome }}>{props.action}</FormEnd>
    </form>
  );
}
