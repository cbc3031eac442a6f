'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { OwnListing } from '@/lib/brokers/own-listings/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Confirms moving a listing to the bin, or deleting a draft for good. */
export function DeleteSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { reply, t } = useTexts('brokers/own-listings');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const { _id: id, title, status } = listing;
  const remove = async (close: () => void) => {
    setBusy(true);
    try {
      await api(`/api/property/${id}`, { method: 'DELETE' });
      close();
      router.refresh();
    } catch (error) {
      toast.error(reply(serverMessage(error)));
      setBusy(false);
    }
  };
  return (
    <Sheet label={t('Delete {title}', { title })} lead={title} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {status === 'draft'
              ? t('Delete this draft for good?')
              : t('Move it to the bin? It can be restored for 30 days.')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" disabled={isBusy} onClick={() => void remove(close)}>
              {t('Delete')}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              {t('Cancel')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
