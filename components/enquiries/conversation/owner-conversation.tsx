'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import type { OwnerEnquiryDto } from '@/lib/enquiries/dto';
import { api, serverMessage } from '@/lib/platform/http/client';
import { Messages } from './messages';

/** The lister's side of a conversation: answering, and giving one's number or taking it back. */
export function OwnerConversation({ enquiry }: { enquiry: OwnerEnquiryDto }) {
  const { reply, t } = useTexts('enquiries');
  const { refresh } = useRouter();
  const { _id: id, name, messages, numberRelease } = enquiry;
  const change = async (path: string, options: { method: 'POST' | 'DELETE'; body?: object }) => {
    await api(path, options).catch((error: unknown) => toast.error(reply(serverMessage(error))));
    refresh();
  };
  return (
    <>
      <Messages
        path={`/api/enquiry/${id}/messages`}
        about={t('the enquiry of {name}', { name })}
        messages={messages}
        own="owner"
        other={name}
        onSent={refresh}
      />
      <p>
        {numberRelease ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void change(`/api/number-release/${numberRelease}`, { method: 'DELETE' })}
          >
            {t.rich('Take my number back<hidden> from {name}</hidden>', {
              name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void change('/api/number-release', { method: 'POST', body: { enquiry: id } })}
          >
            {t.rich('Show my number<hidden> to {name}</hidden>', {
              name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        )}
      </p>
    </>
  );
}
