'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextAreaField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { MAX_NOTE_LENGTH } from '@/lib/contacts/notes/constants';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import { contactNoteSchema } from '@/lib/contacts/notes/schema';
import { api } from '@/lib/platform/http/client';
import { formatDate } from '@/lib/platform/text/format';

type Props = { contact: string; notes: readonly ContactNoteDto[]; today: string; canChange: boolean };

/** What was noted on which day, the latest first. */
export function ContactNotes({ contact, notes, today, canChange }: Props) {
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <Heading level={2} size="panel" id="notes-title">
        Notes
      </Heading>
      {notes.length === 0 && <p className="text-ink-soft">Nothing noted yet.</p>}
      <ol aria-label="Notes" className="text-note">
        {notes.map((note) => (
          <li key={note.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-t py-2">
            <span className="w-full text-ink-soft">
              {formatDate(note.day)}
              {note.by && `, ${note.by}`}
            </span>
            <p className="min-w-0 flex-1 whitespace-pre-line break-words">{note.text}</p>
            {canChange && <RemoveNote contact={contact} note={note} />}
          </li>
        ))}
      </ol>
      {canChange && <NoteForm contact={contact} today={today} />}
    </section>
  );
}

function NoteForm({ contact, today }: Pick<Props, 'contact' | 'today'>) {
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(contactNoteSchema, {
    start: { day: today, text: '' },
    async send(body) {
      await api(`/api/admin/contacts/${contact}/notes`, { method: 'POST', body });
      refresh();
      return { message: 'Note added' };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} aria-label="New note" className="flex max-w-3xl flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[11rem_1fr]">
        <DayField label="Day" {...field('day')} />
        <TextAreaField label="Note" rows={2} maxLength={MAX_NOTE_LENGTH} {...field('text')} />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Add note
      </SubmitButton>
    </form>
  );
}

/** Asks once more: a note that was removed is gone. */
function RemoveNote({ contact, note }: { contact: string; note: ContactNoteDto }) {
  const { refresh } = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { busy, outcome, call } = useCall();
  async function remove() {
    if (await call(`/api/admin/contacts/${contact}/notes/${note.id}`, { method: 'DELETE' })) refresh();
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        disabled={busy}
        aria-label={`${isAsking ? 'Really remove' : 'Remove'} the note of ${formatDate(note.day)}`}
        onClick={() => (isAsking ? void remove() : setAsking(true))}
      >
        {isAsking ? 'Really remove' : 'Remove'}
      </Button>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
    </>
  );
}
