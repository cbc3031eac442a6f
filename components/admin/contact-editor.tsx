'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { CONTACT_FIELDS, type ContactField } from '@/lib/contact/constants';
import type { ContactDto } from '@/lib/contact/dto';
import { contactInputSchema } from '@/lib/contact/schema';
import { ApiError, api, errorMessage } from '@/lib/http/client';

const TYPES: Partial<Record<ContactField, string>> = {
  mobilePhone: 'tel',
  homePhone: 'tel',
  businessPhone: 'tel',
  emailAddress: 'email',
  birthday: 'date',
  anniversary: 'date',
};

type Errors = Partial<Record<string, string>>;
const byField = (issues: { path: PropertyKey[] | string; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path), message]));

/** The form is longer than the screen: what is wrong comes into view. */
function focusFirst(form: HTMLFormElement, wrong: Errors): void {
  const field = [...form.elements].find((one) => wrong[one.getAttribute('name') ?? '']);
  if (field instanceof HTMLElement) field.focus();
}

type Props = {
  contact?: ContactDto;
  /** what a new one begins with */
  start?: Partial<Record<ContactField, string>>;
};

/** Adds a contact, or changes `contact`. */
export function ContactEditor({ contact, start }: Props) {
  const known: NonNullable<Props['start']> = contact ?? start ?? {};
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const checked = contactInputSchema.safeParse(values);
    const wrong = checked.success ? {} : byField(checked.error.issues);
    setErrors(wrong);
    if (!checked.success) return focusFirst(form, wrong);
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = contact
        ? await api<ContactDto>(`/api/contact/${contact._id}`, {
            method: 'PUT',
            body: { ...checked.data, __v: contact.__v },
          })
        : await api<ContactDto>('/api/admin/contacts', { method: 'POST', body: checked.data });
      window.location.assign(`/admin/contacts/${saved._id}`);
    } catch (error) {
      if (error instanceof ApiError) setErrors(byField(error.issues));
      setFailure(errorMessage(error, 'The contact was not saved'));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {CONTACT_FIELDS.filter(([name]) => name !== 'notes').map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            type={TYPES[name] ?? 'text'}
            optional={name !== 'firstName'}
            defaultValue={TYPES[name] === 'date' ? known[name]?.slice(0, 10) : known[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <TextAreaField name="notes" label="Notes" optional defaultValue={known.notes} error={errors.notes} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" look="primary" disabled={busy} className="self-start">
        {busy ? 'Saving...' : 'Save contact'}
      </Button>
    </form>
  );
}
