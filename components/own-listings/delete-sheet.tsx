'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useReply, useText } from '#language';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { api, serverMessage } from '@/lib/http/client';
import type { OwnListing } from '@/lib/own-listings/dto';

/** Asks before a listing goes to the bin, or a draft for good. */
export function DeleteSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const say = useReply();
  const t = useText('own-listings');
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
      toast.error(say(serverMessage(error)));
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
