'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { serverMessage } from '@/lib/platform/http/client';
import {
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  VERDICT_LABELS,
  VERDICTS,
  type Verdict,
} from '@/lib/shortlists/constants';
import type { ReplyDto } from '@/lib/shortlists/dto';

/** The name that this browser replied under the last time. */
const NAME_KEY = 'saptam:reply-name';

type Reply = { name: string; verdict: Verdict; note: string };
type Props = { title: string; own: ReplyDto | undefined; send: (reply: Reply) => Promise<void> };

/** Yes, maybe or no to a home, with a name and a note; no account. */
export function ReplyForm({ title, own, send }: Props) {
  const { t, reply: say } = useTexts('shortlists');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const reply = {
      name: String(data.get('name')),
      note: String(data.get('note')),
      verdict: data.get('verdict') as Verdict,
    };
    setBusy(true);
    setError('');
    try {
      await send(reply);
      safeStorage(() => localStorage.setItem(NAME_KEY, reply.name), undefined);
    } catch (failed) {
      setError(serverMessage(failed));
    } finally {
      setBusy(false);
    }
  };
  const knownName = own?.name ?? safeStorage(() => globalThis.localStorage?.getItem(NAME_KEY) ?? '', '');
  return (
    <form onSubmit={submit} aria-label={t('Reply about {title}', { title })} className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Input
          name="name"
          required
          maxLength={MAX_NAME_LENGTH}
          defaultValue={knownName}
          aria-label={t('Your name')}
          placeholder={t('Your name')}
          autoComplete="given-name"
          className="h-11 sm:w-40"
        />
        <Input
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={own?.note}
          aria-label={t('A note')}
          placeholder={t('A note')}
          className="h-11 min-w-0 flex-1"
        />
      </div>
      <div className="flex gap-2">
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            type="submit"
            name="verdict"
            value={verdict}
            size="sm"
            disabled={isBusy}
            variant={own?.verdict === verdict ? 'primary' : 'secondary'}
            aria-pressed={own?.verdict === verdict}
            className="flex-1"
          >
            {t(VERDICT_LABELS[verdict])}
          </Button>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-error">
          {say(error)}
        </p>
      )}
    </form>
  );
}
