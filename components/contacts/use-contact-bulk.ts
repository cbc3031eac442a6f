'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { CONTACT_UNDO_MINUTES } from '@/lib/contacts/bulk/constants';
import { changeInWords } from '@/lib/contacts/bulk/format';
import type { ContactBulk } from '@/lib/contacts/bulk/schema';
import { api, serverMessage } from '@/lib/platform/http/client';

/** Long enough to notice a slip; afterwards the list offers the undo. */
const TOAST_MS = 20_000;

/** Runs an action for several contacts and offers an undo. */
export function useContactBulk(onDone: () => void, staff: readonly { id: string; name: string }[]) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function call(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      router.refresh();
    } catch (error) {
      toast.error(serverMessage(error));
    } finally {
      setBusy(false);
    }
  }

  const undo = (id: string) =>
    call(async () => {
      const { done } = await api<{ done: number }>(`/api/admin/contacts/bulk/${id}/undo`, { method: 'POST' });
      toast.success(done === 1 ? 'Taken back for 1 contact' : `Taken back for ${done} contacts`);
    });

  const run = (body: ContactBulk) =>
    call(async () => {
      const { id, done } = await api<{ id: string | null; done: number }>('/api/admin/contacts/bulk', {
        method: 'POST',
        body,
      });
      if (!id) return void toast.info('Nothing to change');
      const owner = 'owner' in body ? staff.find((item) => item.id === body.owner)?.name : undefined;
      const words = { action: body.action, count: done, ...('tag' in body && { tag: body.tag }) };
      toast.success(changeInWords({ ...words, ...(owner && { owner }) }), {
        duration: TOAST_MS,
        description: `Can be undone for ${CONTACT_UNDO_MINUTES} minutes`,
        action: { label: 'Undo', onClick: () => void undo(id) },
      });
      onDone();
    });

  return { isBusy, run, undo };
}
