'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextAreaField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { MAX_NOTE_LENGTH } from '@/lib/contacts/notes/constants';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import { contactNoteSchema } from '@/lib/contacts/notes/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

export function NoteForm({ contact, today }: { contact: string; today: string }) {
  const { t } = useTexts('contacts');
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(contactNoteSchema, {
    start: { day: today, text: '' },
    async send(body) {
      await api(`/api/admin/contacts/${contact}/notes`, { method: 'POST', body });
      refresh();
      return { message: t('Note added') };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} aria-label={t('New note')} className="flex max-w-3xl flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[11rem_1fr]">
        <DayField label={t('Day')} {...field('day')} />
        <TextAreaField label={t('Note')} rows={2} maxLength={MAX_NOTE_LENGTH} {...field('text')} />
      </div>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {t('Add note')}
      </SubmitButton>
    </form>
  );
}

type RemoveProps = { contact: string; note: Pick<ContactNoteDto, 'id' | 'day'> };

/** Asks for confirmation, because deletion is final. */
export function RemoveNote({ contact, note }: RemoveProps) {
  const { t, language } = useTexts('contacts');
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
        aria-label={
          isAsking
            ? t('Yes, remove the note from {day}', { day: formatDate(note.day, language) })
            : t('Remove the note from {day}', { day: formatDate(note.day, language) })
        }
        onClick={() => (isAsking ? void remove() : setAsking(true))}
      >
        {isAsking ? t('Really remove') : t('Remove')}
      </Button>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
    </>
  );
}
