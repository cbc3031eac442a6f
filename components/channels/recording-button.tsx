'use client';

import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

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
