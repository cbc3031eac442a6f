'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { useContactBulk } from './use-contact-bulk';

/** Deletes a contact and goes to the list, which offers an undo. */
export function DeleteContact({ id }: { id: string }) {
  const router = useRouter();
  const { isBusy, run } = useContactBulk(() => router.push('/admin/contactlist'), []);
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={isBusy}
      onClick={() => void run({ action: 'delete', ids: [id] })}
    >
      Delete
    </Button>
  );
}
