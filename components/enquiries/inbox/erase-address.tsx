'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Asks for confirmation, because erasure is final. */
export function EraseAddress({ id, email }: { id: string; email: string }) {
  const { t, reply } = useTexts('enquiries/inbox');
  const { refresh } = useRouter();
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  async function erase() {
    setState('busy');
    try {
      const { records } = await api<{ records: number }>(`/api/admin/addresses/${id}`, { method: 'DELETE' });
      toast.success(records > 1 ? t('Erased, with {records} visits', { records }) : t('Erased'));
      refresh();
    } catch (error) {
      toast.error(reply(serverMessage(error)));
      setState('idle');
    }
  }
  return (
    <Button
      size="sm"
      disabled={state === 'busy'}
      aria-label={state === 'idle' ? t('Erase {email}', { email }) : t('Yes, erase {email}', { email })}
      onClick={() => (state === 'idle' ? setState('asking') : void erase())}
    >
      {state === 'idle' ? t('Erase') : t('Really erase')}
    </Button>
  );
}
