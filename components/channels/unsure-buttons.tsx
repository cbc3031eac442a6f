'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useAction } from '@/components/ui/hooks/use-action';
import { api } from '@/lib/platform/browser/api';

export function UnsureButtons({ lead, message }: { lead: string; message: string }) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const { run } = useAction();
  const settle = async (action: 'again' | 'discard') => {
    await run(() => api(`/api/leads/${lead}/whatsapp/${message}`, { method: 'POST', body: { action } }));
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
  const { t } = useTexts('channels');
  const { run } = useAction();
  const open = () =>
    run(async () => {
      const { url } = await api<{ url: string }>(`/api/leads/${lead}/calls/${call}/recording`);
      window.open(url, '_blank', 'noopener,noreferrer');
    });
  return (
    <Button size="sm" onClick={() => void open()}>
      {t('Listen to the recording')}
    </Button>
  );
}
