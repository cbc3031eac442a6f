'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';

export function UndoMerge({ id }: { id: string }) {
  const { t } = useTexts('contacts');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function undo() {
    if (await call(`/api/admin/contacts/merge/${id}`, { method: 'DELETE' })) router.refresh();
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <Button size="sm" disabled={busy} onClick={undo}>
        {t('Undo this merge')}
      </Button>
    </div>
  );
}
