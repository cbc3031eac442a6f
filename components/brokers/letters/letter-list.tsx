'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import {
  LETTER_STATE_LABELS,
  type LetterState,
  MAX_LETTER_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '@/lib/brokers/letters/constants';
import type { LetterDto } from '@/lib/brokers/letters/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { HTML_LANG } from '@/lib/platform/language/languages';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatTime } from '@/lib/platform/text/format';

const VARIANTS = {
  planned: 'plain',
  draft: 'accent',
  held: 'warning',
  sending: 'plain',
  sent: 'verified',
  stopped: 'plain',
} as const satisfies Record<LetterState, string>;

/** The day on which the letter was or will be sent, or its Monday. */
function whenOf({ email, state, sendAt, sentAt, week }: LetterDto, t: Text<'brokers/letters'>): string {
  const day = (at: string) => ({ day: formatDate(at, t.language), time: formatTime(at, t.language) });
  if (sentAt) return t('Sent on {day}, {time}', day(sentAt));
  return email && state === 'draft'
    ? t('Will be sent on {day}, {time}', day(sendAt))
    : formatDate(week, t.language);
}

type Words = Pick<LetterDto, 'subject' | 'text'>;

/** Edits a letter and merges changes saved in another tab. */
function useLetter(letter: LetterDto, onSaved: (letter: LetterDto) => void) {
  const { t, reply } = useTexts('brokers/letters');
  const { id } = letter;
  const [words, setWords] = useState({ subject: letter.subject, text: letter.text });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const onProblem = (error: unknown) =>
    setProblem(reply(errorMessage(error, t('We couldn’t save this. Please try again.'))));
  const call = async (path: string, options: { method: 'PATCH' | 'POST'; body?: object }) => {
    setBusy(true);
    setProblem('');
    try {
      onSaved((await api<{ data: LetterDto }>(`/api/letters/${id}${path}`, options)).data);
    } catch (error) {
      onProblem(error);
    }
    setBusy(false);
  };
  const { save, question } = useMergedRecord<Words, LetterDto>({
    record: letter,
    storedOf: ({ subject, text, __v }) => ({ fields: { subject, text }, version: __v }),
    send: async (fields, __v) =>
      (await api<{ data: LetterDto }>(`/api/letters/${id}`, { method: 'PATCH', body: { ...fields, __v } }))
        .data,
    labelOf: (field) => (field === 'subject' ? t('Subject') : t('Letter')),
    onSaved(saved) {
      setWords({ subject: saved.subject, text: saved.text });
      onSaved(saved);
    },
    onProblem,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    await save({ subject: words.subject.trim(), text: words.text.trim() }).catch(onProblem);
    setBusy(false);
  };
  return { words, setWords, problem, isBusy, question, call, submit };
}

function LetterCard({ letter, onSaved }: { letter: LetterDto; onSaved: (letter: LetterDto) => void }) {
  const { t, label } = useTexts('brokers/letters');
  const { name, email, state, sharedAt, whatsapp } = letter;
  const { words, setWords, problem, isBusy, question, call, submit } = useLetter(letter, onSaved);
  const isReady = useHydrated() && !isBusy;
  const isOpen = state === 'draft' || state === 'held';
  const isChanged = words.subject !== letter.subject || words.text !== letter.text;
  return (
    <details open={isOpen} className="rounded-md border border-line">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
        <span className="font-bold">{name || email || t('Owner')}</span>
        <Badge variant={VARIANTS[state]}>{label(LETTER_STATE_LABELS[state])}</Badge>
        <span className="text-ink-soft text-note">{whenOf(letter, t)}</span>
        {sharedAt && <Badge>{t('Opened in WhatsApp')}</Badge>}
      </summary>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 border-line border-t p-4">
        {question}
        {problem && <Notice variant="error">{problem}</Notice>}
        {isOpen && !email && <Notice>{t('There’s no email address, so send it by WhatsApp.')}</Notice>}
        <TextField
          label={t('Subject')}
          lang={HTML_LANG[letter.language]}
          value={words.subject}
          maxLength={MAX_SUBJECT_LENGTH}
          readOnly={!isOpen}
          onChange={(event) => setWords({ ...words, subject: event.target.value })}
        />
        <TextAreaField
          label={t('Letter')}
          lang={HTML_LANG[letter.language]}
          rows={14}
          value={words.text}
          maxLength={MAX_LETTER_LENGTH}
          readOnly={!isOpen}
          onChange={(event) => setWords({ ...words, text: event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <>
              <SubmitButton variant={isChanged ? 'primary' : 'secondary'} disabled={!isReady || !isChanged}>
                {t('Save')}
              </SubmitButton>
              {email && (
                <Button
                  disabled={!isReady || isChanged}
                  onClick={() => void call('/send', { method: 'POST' })}
                >
                  {t('Send now')}
                </Button>
              )}
              <Button
                variant="quiet"
                disabled={!isReady}
                onClick={() => void call('', { method: 'PATCH', body: { isHeld: state === 'draft' } })}
              >
                {state === 'draft' ? t('Hold') : t('Release')}
              </Button>
            </>
          )}
          {whatsapp && !isChanged && (
            <ButtonLink
              href={whatsapp}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void call('/shared', { method: 'POST' })}
            >
              {t('Send by WhatsApp')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}

export function LetterList({ letters: initial }: { letters: readonly LetterDto[] }) {
  const { t } = useTexts('brokers/letters');
  const [letters, setLetters] = useState(initial);
  if (letters.length === 0)
    return (
      <Notice>
        {t('No letters yet. Add the owner’s email address or phone number on your listing’s page.')}
      </Notice>
    );
  const replace = (saved: LetterDto) =>
    setLetters((all) => all.map((letter) => (letter.id === saved.id ? saved : letter)));
  return (
    <ul className="flex flex-col gap-4">
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterCard letter={letter} onSaved={replace} />
        </li>
      ))}
    </ul>
  );
}
