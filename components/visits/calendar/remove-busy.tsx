'use client';

import { X } from 'lucide-react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { api } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';

export function RemoveBusy({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('visits/calendar');
  async function remove() {
    await api(`/api/calendar/busy/${id}`, { method: 'DELETE' }).catch(() => undefined);
    loadAgain();
  }
  return (
    <IconButton label={t('Remove {title}', { title })} onClick={() => void remove()} className="size-6">
      <X className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
