'use client';

import { StaffChoices } from '@/components/teams/staff-choices';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { CONTACT_FIELDS, type ContactField } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { contactInputSchema } from '@/lib/contacts/schema';
import { api, errorMessage } from '@/lib/platform/http/client';

const TYPES: Partial<Record<ContactField, string>> = {
  mobilePhone: 'tel',
  homePhone: 'tel',
  businessPhone: 'tel',
  emailAddress: 'email',
};

const DAYS: ReadonlySet<ContactField> = new Set(['birthday', 'anniversary']);

type Props = {
  contact?: ContactDto;
  /** the initial values of a new one */
  start?: Partial<Record<ContactField, string>>;
  staff: readonly { id: string; name: string }[];
};

/** Adds a contact, or changes `contact`. */
export function ContactEditor({ contact, start, staff }: Props) {
  const known: NonNullable<Props['start']> = contact ?? start ?? {};
  const shown = (name: ContactField) => (DAYS.has(name) ? known[name]?.slice(0, 10) : known[name]);
  const { field, formProps, busy, outcome } = useZodForm(contactInputSchema, {
    start: {
      ...Object.fromEntries(CONTACT_FIELDS.map(([name]) => [name, shown(name) ?? ''])),
      // an account that has left counts as nobody
      owner: staff.find(({ id }) => id === contact?.owner)?.id ?? '',
    },
    async send(values) {
      const saved = contact
        ? await api<ContactDto>(`/api/contact/${contact._id}`, {
            method: 'PUT',
            body: { ...values, __v: contact.__v },
          })
        : await api<ContactDto>('/api/admin/contacts', { method: 'POST', body: values });
      window.location.assign(`/admin/contacts/${saved._id}`);
    },
    failed: (error) => errorMessage(error, 'The contact was not saved'),
    after: 'leave',
  });

  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {CONTACT_FIELDS.filter(([name]) => name !== 'notes').map(([name, label]) =>
          DAYS.has(name) ? (
            <DayField key={name} label={label} optional {...field(name)} />
          ) : (
            <TextField
              key={name}
              label={label}
              type={TYPES[name] ?? 'text'}
              optional={name !== 'firstName'}
              {...(name === 'tags' && { help: 'Several with commas between them' })}
              {...field(name)}
            />
          ),
        )}
        <SelectField label="Looked after by" {...field('owner')}>
          <option value="">Nobody</option>
          <StaffChoices staff={staff} />
        </SelectField>
      </div>
      <TextAreaField label="Notes" optional {...field('notes')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy} className="self-start">
        {busy ? 'Saving...' : 'Save contact'}
      </SubmitButton>
    </form>
  );
}
