'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, serverMessage } from '@/lib/platform/browser/api';
import { fieldsOf } from './form-field';

type Reply = { message?: string } | undefined;
type Outcome = { text: string; ok: boolean };

type Options<Input extends FieldValues, Output> = {
  start?: DefaultValues<Input>;
  /** calls the API with the checked values; shows a reply as the form's success, with its message */
  send: (values: Output) => Promise<Reply>;
  /** the text for a failed call; defaults to the server's message */
  failed?: (error: unknown) => string | undefined;
  /** message for the form while a field is invalid */
  invalid?: string;
  /** behaviour after a success: clear the fields, or stay busy because the browser goes to another page */
  after?: 'reset' | 'leave';
};

const isField = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) !== null;

/** Checks, sends and reports every form in the same way, with the API's own zod schema. Fields accept typing before hydration. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { start, send, failed = serverMessage, invalid, after }: Options<Input, Output>,
) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: start });
  const [outcome, setOutcome] = useState<Outcome>();
  const [isLeaving, setLeaving] = useState(false);
  const busy = form.formState.isSubmitting || isLeaving;

  /** Shows the server's issues at the fields. A path such as `settings.openDays.0` belongs to `openDays`. */
  function showIssues(element: HTMLFormElement, error: unknown): string[] {
    const wrong = new Map<string, string>();
    for (const { path, message } of error instanceof ApiError ? error.issues : []) {
      const name = path.split('.').find((part) => isField(element, part));
      if (name && !wrong.has(name)) wrong.set(name, message);
    }
    const [first] = wrong.keys();
    for (const [name, message] of wrong)
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: name === first });
    return [...wrong.values()];
  }

  async function submit(element: HTMLFormElement, values: Output): Promise<boolean> {
    try {
      const reply = await send(values);
      if (reply) setOutcome({ text: reply.message ?? 'Saved', ok: true });
      if (after === 'leave') setLeaving(true);
      return true;
    } catch (error) {
      const shown = showIssues(element, error);
      const text = failed(error);
      // avoids the same sentence at the field and below the form
      const message = text && shown.includes(text) ? invalid : text;
      if (message) setOutcome({ text: message, ok: false });
      return false;
    }
  }

  /** Shows errors without a field below the form. */
  function refuse(element: HTMLFormElement, errors: FieldErrors<Input>): void {
    const [, other] = Object.entries(errors).find(([name]) => !isField(element, name)) ?? [];
    // the library puts errors of list fields, such as `mapping.0`, below `root`
    const { message, root } = (other ?? {}) as { message?: string; root?: { message?: string } };
    const text = invalid ?? message ?? root?.message;
    if (text) setOutcome({ text, ok: false });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    let isSent = false;
    setOutcome(undefined);
    await form.handleSubmit(
      async (values) => {
        isSent = await submit(element, values);
      },
      (errors) => refuse(element, errors),
    )(event);
    if (isSent && after === 'reset') form.reset();
  }

  const registered = fieldsOf(form);
  /** the server also renders the initial value */
  const field = (name: Path<Input>) => ({
    ...registered(name),
    defaultValue: get(start, name) as string | undefined,
  });
  const formProps = { onSubmit, noValidate: true, 'aria-busy': busy };
  return { form, field, formProps, busy, outcome, setOutcome };
}
