'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Input } from '@/components/ui/forms/control';
import { FieldShell, TextAreaField } from '@/components/ui/forms/field';
import { MAX_MESSAGE_LENGTH } from '@/lib/imports/messages/constants';
import type { MessageDraftDto } from '@/lib/imports/messages/dto';
import { errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { upload } from '@/lib/platform/browser/upload';

type Props = {
  text: string;
  /** number of photos shared before signing in, which become part of the draft */
  held: number;
};

export function MessageForm({ text, held }: Props) {
  const { t, reply, href } = useTexts('imports/messages');
  const [message, setMessage] = useState(text);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!message.trim() && pictures.length === 0 && held === 0)
      return setFailure(t('Paste a message, or choose photos'));
    const body = new FormData();
    body.set('text', message);
    if (held > 0) body.set('shared', 'yes');
    for (const picture of pictures) body.append('images', picture);
    setFailure(undefined);
    setBusy(true);
    try {
      const made = await upload<{ data: MessageDraftDto }>('/api/property/drafts/message', {
        method: 'POST',
        body,
      });
      goTo(href(`/dashboard/properties/message?draft=${made.data.key}`));
    } catch (error) {
      setFailure(reply(errorMessage(error, t('We couldn’t read the message'))));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-4" aria-busy={isBusy}>
      {held > 0 && (
        <Notice variant="verified">
          {t(
            '{count, plural, one {The photo you shared is} other {The # photos you shared are}} here and will be in the draft.',
            { count: held },
          )}
        </Notice>
      )}
      <TextAreaField
        label={t('Message')}
        help={t('For example: 2bhk manish ngr 3rd flr semi furn 62.5 nego, with the owner’s number')}
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <FieldShell id="message-pictures" label={t('Photos')} optional>
        {(described) => (
          <Input
            type="file"
            accept="image/*"
            multiple
            className="min-h-12 py-2"
            {...described}
            onChange={(event) => setPictures([...(event.target.files ?? [])])}
          />
        )}
      </FieldShell>
      {failure && <Notice variant="error">{failure}</Notice>}
      <SubmitButton variant="primary" className="self-start" disabled={isBusy}>
        {isBusy ? t('Reading...') : t('Create draft')}
      </SubmitButton>
    </form>
  );
}
