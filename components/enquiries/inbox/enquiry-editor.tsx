'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { StaffChoices } from '@/components/teams/staff-choices';
import { SubSection } from '@/components/ui/display/sub-section';
import { DayTimeField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { ENDED_STATUSES, ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { enquiryChangeSchema } from '@/lib/enquiries/inbox/schema';
import { toIndianInput } from '@/lib/enquiries/leads/format';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';

type Props = { enquiry: EnquiryDto; staff: readonly { id: string; name: string }[] };

const VERBS = {
  note: 'noted',
  reply: 'answered by mail',
  status: 'changed the state',
  call: 'talked on the phone',
  missed: 'called, no answer',
  whatsapp: 'wrote on WhatsApp',
} as const;

export function EnquiryChange({ enquiry, staff }: Props) {
  const router = useRouter();
  const { status } = enquiry;
  // an account that has left counts as nobody
  const assignee = staff.find(({ id }) => id === enquiry.assignee)?.id ?? '';
  const nextAt = enquiry.nextAt ? toIndianInput(enquiry.nextAt) : '';
  const { form, field, formProps, busy, outcome } = useZodForm(enquiryChangeSchema, {
    start: { status, assignee, nextAt, note: '' },
    async send(body) {
      const path = `/api/admin/enquiries/${enquiry._id}`;
      const reply = await api<{ message?: string }>(path, { method: 'PUT', body });
      form.setValue('note', '');
      router.refresh();
      return reply;
    },
  });
  // an answer by mail changes the state too
  useEffect(() => {
    form.setValue('status', status);
    form.setValue('assignee', assignee);
    form.setValue('nextAt', nextAt);
  }, [form, status, assignee, nextAt]);
  const chosen = form.watch('status') ?? status;
  const isDateless = chosen === 'new' || ENDED_STATUSES.includes(chosen);
  return (
    <form {...formProps} aria-label="State" className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="Status" {...field('status')}>
          {ENQUIRY_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <DayTimeField
          label={chosen === 'visit planned' ? 'Visit on' : 'Follow up on'}
          required={chosen === 'visit planned'}
          optional={chosen !== 'visit planned'}
          readOnly={isDateless}
          {...field('nextAt')}
        />
        <SelectField label="Assigned to" {...field('assignee')}>
          <option value="">No one</option>
          <StaffChoices staff={staff} />
        </SelectField>
      </div>
      <TextAreaField label="Note" optional rows={2} maxLength={4000} {...field('note')} />
      <FormEnd {...{ busy, outcome }}>Save</FormEnd>
    </form>
  );
}

export function EnquiryHistory({ enquiry }: { enquiry: EnquiryDto }) {
  if (enquiry.notes.length === 0) return null;
  return (
    <SubSection title="History">
      <ol className="flex flex-col text-note" aria-label="History">
        {enquiry.notes.map((note) => (
          <li key={note.at + note.kind} className="border-line border-t py-2">
            <p className="text-ink-soft">
              {note.by} {VERBS[note.kind]}, {formatDateTime(note.at)}
            </p>
            {note.text && <p className="whitespace-pre-line">{note.text}</p>}
          </li>
        ))}
      </ol>
    </SubSection>
  );
}
