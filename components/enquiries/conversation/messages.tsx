'use client';

import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { TextAreaField } from '@/components/ui/forms/field';
import type { MessageSide } from '@/lib/enquiries/constants';
import type { MessageDto } from '@/lib/enquiries/conversation/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';

type Props = {
  /** address that messages are posted to */
  path: string;
  /** the subject of the conversation, for screen readers */
  about: string;
  messages: readonly MessageDto[];
  /** the reader's side */
  own: MessageSide;
  /** the other side's name */
  other: string;
  onSent: () => void;
};

/** The messages of an enquiry, and a field for the next one. */
export function Messages({ path, about, messages, own, other, onSent }: Props) {
  const { reply, t } = useTexts('enquiries');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await api(path, { method: 'POST', body: { text } });
      setText('');
      onSent();
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {messages.length > 0 && (
        <ol aria-label={t('Conversation about {about}', { about })} className="flex flex-col gap-3">
          {messages.map(({ from, text, at }) => (
            <li key={`${from}${at}`} className="border-line border-l-2 pl-4">
              <p className="text-ink-soft text-sm">
                {from === own ? t('You') : from === 'agency' ? t('The agency') : other} ·{' '}
                {formatDateTime(at, t.language)}
              </p>
              <p className="measure whitespace-pre-line break-words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void send(event)} className="flex max-w-xl flex-col items-start gap-2">
        <TextAreaField
          className="w-full"
          label={t.rich('Write an answer<hidden> about {about}</hidden>', {
            about,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
          rows={2}
          required
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SubmitButton size="sm" disabled={isBusy || text.trim() === ''}>
          {t('Send')}
        </SubmitButton>
      </form>
    </div>
  );
}
