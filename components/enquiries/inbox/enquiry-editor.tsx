'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTexts } from '#language';
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
  note: '{by} noted, {at}',
  reply: '{by} replied by email, {at}',
  status: '{by} changed the status, {at}',
  call: '{by} talked on the phone, {at}',
  missed: '{by} called, no answer, {at}',
  whatsapp: '{by} wrote on WhatsApp, {at}',
} as const;

export function EnquiryChange({ enquiry, staff }: Props) {
  const { t, label } = useTexts('enquiries/inbox');
  const router = useRouter();
  const { status } = enquiry;
  // the account of a former colleague counts as unassigned
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
  // an email reply changes the state too
  useEffect(() => {
    form.setValue('status', status);
    form.setValue('assignee', assignee);
    form.setValue('nextAt', nextAt);
  }, [form, status, assignee, nextAt]);
  const chosen = form.watch('status') ?? status;
  const isDateless = chosen === 'new' || ENDED_STATUSES.includes(chosen);
  return (
    <form {...formProps} aria-label={t('State')} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={t('Status')} {...field('status')}>
          {ENQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {label(status)}
            </option>
          ))}
        </SelectField>
        <DayTimeField
          label={chosen === 'visit planned' ? t('Visit on') : t('Follow up on')}
          required={chosen === 'visit planned'}
          optional={chosen !== 'visit planned'}
          readOnly={isDateless}
          className="sm:col-span-2"
          {...field('nextAt')}
        />
        <SelectField label={t('Assigned to')} {...field('assignee')}>
          <option value="">{t('No one')}</option>
          <StaffChoices staff={staff} />
        </SelectField>
      </div>
      <TextAreaField label={t('Note')} optional rows={2} maxLength={4000} {...field('note')} />
      <FormEnd {...{ busy, outcome }}>{t('Save')}</FormEnd>
    </form>
  );
}

export function EnquiryHistory({ enquiry }: { enquiry: EnquiryDto }) {
  const { t, label, language } = useTexts('enquiries/inbox');
  if (enquiry.notes.length === 0) return null;
  return (
    <SubSection title={t('History')}>
      <ol className="flex flex-col text-note" aria-label={t('History')}>
        {enquiry.notes.map((note) => (
          <li key={note.at + note.kind} className="border-line border-t py-2">
            <p className="text-ink-soft">
              {t(VERBS[note.kind], { by: note.by, at: formatDateTime(note.at, language) })}
            </p>
            {note.text && (
              <p className="whitespace-pre-line">
                {note.kind === 'status' ? note.text.split(' → ').map(label).join(' → ') : note.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </SubSection>
  );
}
