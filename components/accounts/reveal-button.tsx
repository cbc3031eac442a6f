'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Shows one full number once; the server logs who looked. */
export function RevealButton({ userId, field }: { userId: string; field: 'aadhaarNumber' | 'panNumber' }) {
  const { t, reply } = useTexts('accounts/profile');
  const [value, setValue] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function reveal() {
    try {
      const path = `/api/user/profile/${userId}/reveal`;
      setValue((await api<{ value: string }>(path, { method: 'POST', body: { field } })).value);
    } catch (error) {
      setFailure(reply(serverMessage(error)));
    }
  }

  if (value !== undefined) return <output className="tabular font-bold">{value}</output>;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={reveal} title={t('This is recorded in the audit log')}>
        {t('Reveal')}
      </Button>
      {failure && <span className="text-error">{failure}</span>}
    </>
  );
}
