'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Input } from '@/components/ui/forms/control';
import { serverMessage } from '@/lib/platform/browser/api';
import { MAX_NOTE_LENGTH, VERDICT_LABELS, VERDICTS, type Verdict } from '@/lib/shortlists/constants';
import type { ReplyDto } from '@/lib/shortlists/dto';

export type Reply = { verdict: Verdict; note: string };
type Props = { title: string; own: ReplyDto | undefined; send: (reply: Reply) => Promise<void> };

export function ReplyForm({ title, own, send }: Props) {
  const { t, reply: say } = useTexts('shortlists');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setBusy(true);
    setError('');
    await send({ note: String(data.get('note')), verdict: data.get('verdict') as Verdict }).catch(
      (failed: unknown) => setError(serverMessage(failed)),
    );
    setBusy(false);
  };
  return (
    <form onSubmit={submit} aria-label={t('Reply about {title}', { title })} className="flex flex-col gap-2">
      <div className="flex gap-2">
        {VERDICTS.map((verdict) => (
          <SubmitButton
            key={verdict}
            name="verdict"
            value={verdict}
            disabled={isBusy}
            variant={own?.verdict === verdict ? 'primary' : 'secondary'}
            aria-pressed={own?.verdict === verdict}
            className="flex-1"
          >
            {t(VERDICT_LABELS[verdict])}
          </SubmitButton>
        ))}
      </div>
      <Input
        name="note"
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={own?.note}
        aria-label={t('A note')}
        placeholder={t('A note')}
        className="h-11"
      />
      {error && (
        <p role="alert" className="text-error">
          {say(error)}
        </p>
      )}
    </form>
  );
}
