'use client';

import { useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { Sheet } from '@/components/ui/sheet';
import { onStepUp } from '@/lib/http/client';
import { StepUpForm } from './step-up-form';

/** Over the page when a call needs to know that the person is still there; then the call is sent again. */
export function StepUpDialog({ email }: { email: string }) {
  const t = useText('identity');
  /** the calls that wait for the outcome */
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
      label={t('Confirm that it is you')}
      lead={t('You are about to see or change something that needs care.')}
      onClose={() => end(false)}
    >
      <h2 className="text-2xl">{t('Confirm that it is you')}</h2>
      <StepUpForm email={email} onDone={() => end(true)} />
    </Sheet>
  );
}
