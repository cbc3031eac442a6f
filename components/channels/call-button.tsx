'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Connects one's own phone with the person's through cloud telephony. */
export function CallButton({ lead }: { lead: string }) {
  const { t, reply } = useTexts('channels');
  const { refresh } = useRouter();
  const [isBusy, setBusy] = useState(false);
  const call = async () => {
    setBusy(true);
    try {
      await api(`/api/leads/${lead}/calls`, { method: 'POST' });
      toast.success(t('Your phone rings first.'));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    }
    setBusy(false);
    refresh();
  };
  return (
    <Button variant="primary" className="self-start" disabled={isBusy} onClick={() => void call()}>
      {t('Connect a call')}
    </Button>
  );
}
