'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useBulkChange } from '@/components/ui/lists/bulk-changes';
import { CONTACT_BULK_PATH } from '@/lib/contacts/bulk/constants';
import type { ContactBulk } from '@/lib/contacts/bulk/schema';

const NOTHING = { undoable: [] };

export function DeleteContact({ id }: { id: string }) {
  const { t, href } = useTexts('contacts');
  const router = useRouter();
  const { isBusy, run } = useBulkChange<ContactBulk>(CONTACT_BULK_PATH, NOTHING, () =>
    router.push(href('/admin/contactlist')),
  );
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={isBusy}
      onClick={() => void run({ action: 'delete', ids: [id] })}
    >
      {t('Delete')}
    </Button>
  );
}
