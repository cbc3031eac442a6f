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
