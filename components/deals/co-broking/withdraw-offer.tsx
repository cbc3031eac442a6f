'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Takes an offer back at the second press. */
export function WithdrawOffer({ id, title }: { id: string; title: string }) {
  const { t, reply } = useTexts('deals/co-broking');
  const router = useRouter();
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    if (!isSure) return setSure(true);
    setBusy(true);
    try {
      await api(`/api/co-broking/offers/${id}`, { method: 'DELETE', body: {} });
      router.refresh();
    } catch (error) {
      toast.error(reply(serverMessage(error)));
    } finally {
      setBusy(false);
      setSure(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={isBusy}
      aria-label={isSure ? undefined : t('Withdraw the offer of {title}', { title })}
      onClick={() => void withdraw()}
    >
      {isSure ? t('Yes, withdraw it') : t('Withdraw')}
    </Button>
  );
}
