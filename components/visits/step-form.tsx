'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { serverMessage } from '@/lib/platform/browser/api';
import { MAX_WORD_LENGTH } from '@/lib/visits/constants';

export type SendStep = (step: Record<string, unknown>) => Promise<void>;

type Props = {
  title: string;
  submit: string;
  variant?: 'primary' | 'secondary' | 'danger';
  /** label of the accompanying message; absent if none is requested */
  word?: string;
  /** true to open it initially, because it is the next thing to do */
  isOpen?: boolean;
  send: SendStep;
  step: (form: FormData) => Record<string, unknown>;
  /** loads data that only people who open it need */
  onOpen?: () => void;
  children?: ReactNode;
};

export function StepForm({
  title,
  submit,
  variant = 'secondary',
  word,
  isOpen,
  send,
  step,
  onOpen,
  children,
}: Props) {
  const { reply } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await send({ ...step(form), ...(word && { word: String(form.get('word')) }) });
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <details open={isOpen} onToggle={onOpen} className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {title}
      </summary>
      <form onSubmit={onSubmit} className="flex max-w-md flex-col items-start gap-3 pt-1 pb-3">
        {children}
        {word && (
          <TextField label={word} name="word" optional maxLength={MAX_WORD_LENGTH} className="w-full" />
        )}
        {problem && <Notice variant="error">{problem}</Notice>}
        <SubmitButton size="sm" variant={variant} disabled={isBusy}>
          {submit}
        </SubmitButton>
      </form>
    </details>
  );
}
