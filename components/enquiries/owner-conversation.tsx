'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import type { OwnerEnquiryDto } from '@/lib/enquiry/dto';
import { api, serverMessage } from '@/lib/http/client';
import { Messages } from './messages';

/** The lister's side of a conversation: answering, and giving one's number or taking it back. */
export function OwnerConversation({ enquiry }: { enquiry: OwnerEnquiryDto }) {
  const { refresh } = useRouter();
  const { _id: id, name, messages, numberRelease } = enquiry;
  const change = async (path: string, options: { method: 'POST' | 'DELETE'; body?: object }) => {
    await api(path, options).catch((error: unknown) => toast.error(serverMessage(error)));
    refresh();
  };
  return (
    <>
      <Messages
        enquiry={id}
        about={`the enquiry of ${name}`}
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
            Take my number back<span className="sr-only"> from {name}</span>
          </Button>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void change('/api/number-release', { method: 'POST', body: { enquiry: id } })}
          >
            Show my number<span className="sr-only"> to {name}</span>
          </Button>
        )}
      </p>
    </>
  );
}
