'use client';

import { useRouter } from 'next/navigation';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { BulkProgress, UndoBulk } from './bulk-progress';

/** Progress and undo on a bulk decision's page, which refreshes when the work ends. */
export function BulkFollow({ bulk }: { bulk: BulkDto }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const undo = async () => {
    if (await call(`/api/admin/properties/bulk/${bulk.id}/undo`, { method: 'POST' })) router.refresh();
  };
  if (isUnderWay(bulk.status))
    return <BulkProgress key={bulk.status} bulk={bulk} onEnd={() => router.refresh()} />;
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <UndoBulk bulk={bulk} isBusy={busy} onUndo={() => void undo()} />
    </>
  );
}
