'use client';

import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import type { Stored } from '@/components/ui/hooks/use-merged-save';
import { serverMessage } from '@/lib/platform/browser/api';
import { useZodForm } from './use-zod-form';

type Options<Input extends FieldValues, Output extends Record<string, unknown>, R> = {
  record: R;
  /** its fields as the schema returns them, with its version */
  storedOf: (record: R) => Stored<Output>;
  startOf: (record: R) => DefaultValues<Input>;
  /** returns the record after the save */
  send: (fields: Output, version: number, base: Output) => Promise<R>;
  labelOf: (name: keyof Output & string) => string;
  shownAs?: (name: keyof Output & string, value: unknown) => string;
  said: string;
  onSaved?: (record: R) => void;
};

/** `useZodForm` for a record that others can save too. Merges changes; `question` asks about conflicts. */
export function useMergedForm<
  Input extends FieldValues,
  Output extends Record<string, unknown>,
  R extends object,
>(schema: z.ZodType<Output, Input>, options: Options<Input, Output, R>) {
  const { record, storedOf, startOf, send, labelOf, shownAs, said, onSaved } = options;
  const [start, setStart] = useState(() => startOf(record));
  const { save, question } = useMergedRecord<Output, R>({
    ...{ record, storedOf, send, labelOf },
    ...(shownAs && { shownAs }),
    onSaved(saved) {
      setStart(startOf(saved));
      form.form.reset(startOf(saved));
      form.setOutcome({ text: said, ok: true });
      onSaved?.(saved);
    },
    onProblem: (error) => form.setOutcome({ text: serverMessage(error), ok: false }),
  });
  const form = useZodForm<Input, Output>(schema, {
    start,
    send: async (values) => void (await save(values)),
  });
  return { ...form, question };
}
