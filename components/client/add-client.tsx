'use client';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useSheet } from '@/components/ui/use-sheet';
import { api } from '@/lib/http/client';
import { ClientForm } from './client-form';

/** Adds a client by hand, and goes to its page. */
export function AddClient() {
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  return (
    <>
      <Button ref={opener} variant="primary" size="sm" onClick={open}>
        Add a client
      </Button>
      {opened > 0 && (
        <Sheet label="Add a client" lead="Somebody for whom you look for a home" onClose={onClose}>
          <ClientForm
            label="Add"
            send={async (body) => {
              const { id } = await api<{ id: string }>('/api/clients', { method: 'POST', body });
              window.location.assign(`/dashboard/clients/${id}`);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
