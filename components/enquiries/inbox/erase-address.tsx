'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Asks for confirmation: erasure cannot be undone. */
export function EraseAddress({ id, email }: { id: string; email: string }) {
  const { refresh } = useRouter();
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  async function erase() {
    setState('busy');
    try {
      const { records } = await api<{ records: number }>(`/api/admin/addresses/${id}`, { method: 'DELETE' });
      toast.success(records > 1 ? `Erased, with ${records} visits` : 'Erased');
      refresh();
    } catch (error) {
      toast.error(serverMessage(error));
      setState('idle');
    }
  }
  return (
    <Button
      size="sm"
      disabled={state === 'busy'}
      aria-label={state === 'idle' ? `Erase ${email}` : `Really erase ${email}`}
      onClick={() => (state === 'idle' ? setState('asking') : void erase())}
    >
      {state === 'idle' ? 'Erase' : 'Really erase'}
    </Button>
  );
}
