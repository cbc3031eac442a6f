'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { MAX_NOTE_LENGTH } from '@/lib/contact-note/constants';
import type { ContactNoteDto } from '@/lib/contact-note/dto';
import { contactNoteSchema } from '@/lib/contact-note/schema';
import { formatDate } from '@/lib/format';
import { api } from '@/lib/http/client';

type Props = { contact: string; notes: readonly ContactNoteDto[]; today: string; canChange: boolean };

/** What was noted on which day, the latest first. */
export function ContactNotes({ contact, notes, today, canChange }: Props) {
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-xl">
        Notes
      </h2>
      {notes.length === 0 && <p className="text-ink-soft">Nothing noted yet.</p>}
      <ol aria-label="Notes" className="text-[0.9375rem]">
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
        <TextField label="Day" type="date" {...field('day')} />
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
