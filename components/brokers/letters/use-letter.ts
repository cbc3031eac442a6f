import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import type { LetterDto } from '@/lib/brokers/letters/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';

type Words = Pick<LetterDto, 'subject' | 'text'>;

/** A letter while it is written, and the calls that change it; what another tab has saved meanwhile is merged. */
export function useLetter(letter: LetterDto, onSaved: (letter: LetterDto) => void) {
  const { t, reply } = useTexts('brokers/letters');
  const { id } = letter;
  const [words, setWords] = useState({ subject: letter.subject, text: letter.text });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const onProblem = (error: unknown) =>
    setProblem(reply(errorMessage(error, t('This could not be saved. Please try again.'))));
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
