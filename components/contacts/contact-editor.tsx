'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { StaffChoices } from '@/components/teams/staff-choices';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import { CONTACT_FIELDS, type ContactField } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { contactInputSchema } from '@/lib/contacts/schema';
import { ApiError, api, errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';

const TYPES: Partial<Record<ContactField, string>> = {
  mobilePhone: 'tel',
  homePhone: 'tel',
  businessPhone: 'tel',
  emailAddress: 'email',
};

const DAYS: ReadonlySet<ContactField> = new Set(['birthday', 'anniversary']);

type Props = {
  contact?: ContactDto;
  start?: Partial<Record<ContactField, string>>;
  staff: readonly { id: string; name: string }[];
};

const shown = (name: ContactField, known: NonNullable<Props['start']>) =>
  DAYS.has(name) ? known[name]?.slice(0, 10) : known[name];

/** Form values that treat an account that has left as unassigned. */
const startOf = (known: NonNullable<Props['start']> & { owner?: string }, staff: Props['staff']) => ({
  ...Object.fromEntries(CONTACT_FIELDS.map(([name]) => [name, shown(name, known) ?? ''])),
  owner: staff.find(({ id }) => id === known.owner)?.id ?? '',
});

type Fields = Record<string, unknown>;

function storedOf(contact: ContactDto, staff: Props['staff']): Stored<Fields> | undefined {
  const { success, data } = contactInputSchema.safeParse(startOf(contact, staff));
  return success ? { fields: data, version: contact.__v } : undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CONTACT_FIELDS),
  owner: 'Assigned to',
};

/** Adds a contact or edits `contact`. Merges colleagues' changes and asks about conflicts. */
export function ContactEditor({ contact, start, staff }: Props) {
  const { t, label: named, href } = useTexts('contacts');
  // a refresh does not change the base of this edit
  const first = useRef(contact).current;
  const { save, conflict } = useMergedSave<Fields>({
    start: (first && storedOf(first, staff)) ?? { fields: {}, version: first?.__v ?? 0 },
    async send(fields, __v) {
      const saved = first
        ? await api<ContactDto>(`/api/contact/${first._id}`, { method: 'PUT', body: { ...fields, __v } })
        : await api<ContactDto>('/api/admin/contacts', { method: 'POST', body: fields });
      goTo(href(`/admin/contacts/${saved._id}`));
    },
    storedIn: (error) => {
      const current = error instanceof ApiError && (error.details?.current as ContactDto | undefined);
      return current ? storedOf(current, staff) : undefined;
    },
  });
  const [isLeaving, setLeaving] = useState(false);
  const failed = (error: unknown) => errorMessage(error, t('The contact was not saved'));
  const { field, formProps, busy, outcome, setOutcome } = useZodForm(contactInputSchema, {
    start: startOf(first ?? start ?? {}, staff),
    async send(values) {
      setLeaving(await save(values));
      return undefined;
    },
    failed,
  });
  const isBusy = busy || isLeaving;
  const decide = async (choice: 'mine' | 'theirs') => {
    try {
      setLeaving((await conflict?.decide(choice)) ?? false);
    } catch (error) {
      setOutcome({ text: failed(error), ok: false });
    }
  };
  const text = (name: string, value: unknown) =>
    name === 'owner' ? (staff.find(({ id }) => id === value)?.name ?? t('No one')) : String(value ?? '');

  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-5">
      {conflict && (
        <BothChanged
          rows={conflict.names.map((name) => ({
            label: named(LABELS[name] ?? name),
            mine: text(name, conflict.mine[name]),
            theirs: text(name, conflict.theirs[name]),
          }))}
          isBusy={isBusy}
          onKeepMine={() => void decide('mine')}
          onTakeTheirs={() => void decide('theirs')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {CONTACT_FIELDS.filter(([name]) => name !== 'notes').map(([name, label]) =>
          DAYS.has(name) ? (
            <DayField key={name} label={named(label)} optional {...field(name)} />
          ) : (
            <TextField
              key={name}
              label={named(label)}
              type={TYPES[name] ?? 'text'}
              optional={name !== 'firstName'}
              {...(name === 'tags' && { help: t('Separate several with commas') })}
              {...field(name)}
            />
          ),
        )}
        <SelectField label={t('Assigned to')} {...field('owner')}>
          <option value="">{t('No one')}</option>
          <StaffChoices staff={staff} />
        </SelectField>
      </div>
      <TextAreaField label={t('Notes')} optional {...field('notes')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={isBusy} className="self-start">
        {isBusy ? t('Saving...') : t('Save contact')}
      </SubmitButton>
    </form>
  );
}
