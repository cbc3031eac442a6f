'use client';

import { type ComponentProps, useId, useLayoutEffect } from 'react';
import { useTexts } from '#language';
import { TextField } from '@/components/ui/forms/field';

export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTexts('common');
  const id = useId();
  // the field has just appeared below the password and needs input next
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <TextField
      id={id}
      label={t('Code from your app, or a recovery code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      {...props}
    />
  );
}
