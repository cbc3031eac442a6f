'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { ENQUIRY_STATUSES } from '@/lib/enquiry/constants';
import type { EnquiryDto } from '@/lib/enquiry-inbox/dto';
import { enquiryChangeSchema, enquiryReplySchema } from '@/lib/enquiry-inbox/schema';
import { formatDateTime } from '@/lib/format';
import { api } from '@/lib/http/client';

type Props = { enquiry: EnquiryDto; admins: { id: string; name: string }[] };

const VERBS = { note: 'noted', reply: 'answered by mail', status: 'changed the status' } as const;

/** What an admin does with an enquiry: answer, note, assign, change the status. */
export function EnquiryEditor({ enquiry, admins }: Props) {
  return (
    <section className="flex flex-col gap-8">
      {enquiry.email ? (
        <ReplyForm enquiry={enquiry} />
      ) : (
        <p>{enquiry.name} left no e-mail address: please call.</p>
      )}
      <ChangeForm enquiry={enquiry} admins={admins} />
      <ol className="flex flex-col text-[0.9375rem]" aria-label="History">
        {enquiry.notes.map((note) => (
          <li key={note.at + note.kind} className="border-line border-t py-2">
            <p className="text-ink-soft">
              {note.by} {VERBS[note.kind]}, {formatDateTime(note.at)}
            </p>
            <p className="whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const pathOf = ({ _id }: EnquiryDto) => `/api/admin/enquiries/${_id}`;

function ReplyForm({ enquiry }: { enquiry: EnquiryDto }) {
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(enquiryReplySchema, {
    async send(body) {
      const reply = await api<{ message?: string }>(`${pathOf(enquiry)}/reply`, { method: 'POST', body });
      router.refresh();
      return reply;
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <TextAreaField
        label={`Answer ${enquiry.name} by mail`}
        required
        rows={5}
        maxLength={4000}
        {...field('text')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy} className="self-start">
        {busy ? 'Sending...' : 'Send answer'}
      </SubmitButton>
    </form>
  );
}

function ChangeForm({ enquiry, admins }: Props) {
  const router = useRouter();
  const { status, assignee = '' } = enquiry;
  const { form, field, formProps, busy, outcome } = useZodForm(enquiryChangeSchema, {
    start: { status, assignee, note: '' },
    async send(body) {
      const reply = await api<{ message?: string }>(pathOf(enquiry), { method: 'PUT', body });
      form.setValue('note', '');
      router.refresh();
      return reply;
    },
  });
  // an answer by mail changes the status too
  useEffect(() => {
    form.setValue('status', status);
    form.setValue('assignee', assignee);
  }, [form, status, assignee]);
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="Status" {...field('status')}>
          {ENQUIRY_STATUSES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField label="Owner" {...field('assignee')}>
          <option value="">Nobody</option>
          {admins.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField label="Note" optional rows={2} maxLength={4000} {...field('note')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Save
      </SubmitButton>
    </form>
  );
}
