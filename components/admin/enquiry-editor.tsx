'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { ENQUIRY_STATUSES } from '@/lib/enquiry/constants';
import type { EnquiryDto } from '@/lib/enquiry-inbox/dto';
import { formatDateTime } from '@/lib/format';

type Props = { enquiry: EnquiryDto; admins: { id: string; name: string }[] };

const VERBS = { note: 'noted', reply: 'answered by mail', status: 'changed the status' } as const;

/** What an admin does with an enquiry: answer, note, assign, change the status. */
export function EnquiryEditor({ enquiry, admins }: Props) {
  const router = useRouter();
  const change = useCall();
  const reply = useCall();
  const path = `/api/admin/enquiries/${enquiry._id}`;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    if (await change.call(path, { method: 'PUT', body })) {
      form.querySelector('textarea')?.form?.reset();
      router.refresh();
    }
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get('text');
    if (await reply.call(`${path}/reply`, { method: 'POST', body: { text } })) {
      form.reset();
      router.refresh();
    }
  }

  return (
    <section className="flex flex-col gap-8">
      {enquiry.email ? (
        <form onSubmit={send} className="flex flex-col gap-3">
          <TextAreaField
            name="text"
            label={`Answer ${enquiry.name} by mail`}
            required
            rows={5}
            maxLength={4000}
          />
          <OutcomeNotice outcome={reply.outcome} />
          <Button type="submit" look="primary" disabled={reply.busy} className="self-start">
            {reply.busy ? 'Sending...' : 'Send answer'}
          </Button>
        </form>
      ) : (
        <p>{enquiry.name} left no e-mail address: please call.</p>
      )}
      <form key={`${enquiry.status}${enquiry.assignee}`} onSubmit={save} className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label="Status" name="status" defaultValue={enquiry.status}>
            {ENQUIRY_STATUSES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField label="Owner" name="assignee" defaultValue={enquiry.assignee ?? ''}>
            <option value="">Nobody</option>
            {admins.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField name="note" label="Note" optional rows={2} maxLength={4000} />
        <OutcomeNotice outcome={change.outcome} />
        <Button type="submit" disabled={change.busy} className="self-start">
          Save
        </Button>
      </form>
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
