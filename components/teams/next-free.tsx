'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { CLAIM_PAGES, type ClaimType } from '@/lib/teams/claims/constants';

type Props = {
  type: ClaimType;
  label: string;
  /** the item just left */
  after?: string;
};

/** Opens the next item of a queue that no colleague has open, and holds it. */
export function NextFree({ type, label, after }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    try {
      const body = { type, ...(after && { after }) };
      const { id } = await api<{ id?: string }>('/api/admin/claims/next', { method: 'POST', body });
      if (id) return window.location.assign(`${CLAIM_PAGES[type]}/${id}`);
      toast.success('Nothing is left that no colleague has open');
    } catch (error) {
      toast.error(serverMessage(error));
    }
    setBusy(false);
  }
  return (
    <Button size="sm" data-command={label} disabled={isBusy} onClick={() => void go()}>
      {label}
    </Button>
  );
}
