'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { ClientForm } from './client-form';

/** Adds a client by hand, and goes to its page. */
export function AddClient() {
  const { t, href } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  return (
    <>
      <Button ref={opener} variant="primary" size="sm" onClick={open}>
        {t('Add a client')}
      </Button>
      {opened > 0 && (
        <Sheet label={t('Add a client')} lead={t('Somebody for whom you look for a home')} onClose={onClose}>
          <ClientForm
            label={t('Add')}
            send={async (body) => {
              const { id } = await api<{ id: string }>('/api/clients', { method: 'POST', body });
              goTo(href(`/dashboard/clients/${id}`));
            }}
          />
        </Sheet>
      )}
    </>
  );
}
