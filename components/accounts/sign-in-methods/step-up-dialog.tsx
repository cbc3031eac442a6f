'use client';

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Sheet } from '@/components/ui/overlays/sheet';
import { onStepUp } from '@/lib/platform/browser/api';
import { StepUpForm } from './step-up-form';

/** Shown when a call requires a confirmed identity; then the call is sent again. */
export function StepUpDialog({ email }: { email: string }) {
  const { t } = useTexts('accounts/identity');
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onStepUp(() => {
        setOpen(true);
        return new Promise((done) => waiting.current.push(done));
      }),
    [],
  );
  const end = (isConfirmed: boolean) => {
    setOpen(false);
    for (const done of waiting.current.splice(0)) done(isConfirmed);
  };
  if (!isOpen) return null;
  return (
    <Sheet
      label={t('Confirm it’s you')}
      lead={t('This shows or changes something sensitive.')}
      onClose={() => end(false)}
    >
      <Heading level={2}>{t('Confirm it’s you')}</Heading>
      <StepUpForm email={email} onDone={() => end(true)} />
    </Sheet>
  );
}
