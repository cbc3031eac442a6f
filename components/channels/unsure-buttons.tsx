'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** For a message with unknown delivery: send again, or not. */
export function UnsureButtons({ lead, message }: { lead: string; message: string }) {
  const { t, reply } = useTexts('channels');
  const { refresh } = useRouter();
  const settle = async (action: 'again' | 'discard') => {
    await api(`/api/leads/${lead}/whatsapp/${message}`, { method: 'POST', body: { action } }).catch(
      (error: unknown) => toast.error(reply(serverMessage(error))),
    );
    refresh();
  };
  return (
    <>
      <Button size="sm" onClick={() => void settle('again')}>
        {t('Send again')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void settle('discard')}>
        {t('Do not send')}
      </Button>
    </>
  );
}

/** Opens a call recording at the provider; access is checked each time. */
export function RecordingButton({ lead, call }: { lead: string; call: string }) {
  const { t, reply } = useTexts('channels');
  const open = async () => {
    try {
      const { url } = await api<{ url: string }>(`/api/leads/${lead}/calls/${call}/recording`);
      window.open(url, '_blank', 'noopener,noreferrer');
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
  };
  return (
    <Button size="sm" onClick={() => void open()}>
      {t('Listen to the recording')}
    </Button>
  );
}
