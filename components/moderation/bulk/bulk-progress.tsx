'use client';

import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { useCall } from '@/components/ui/hooks/use-call';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { formatNumber, formatTime } from '@/lib/platform/text/format';

export function BulkProgress({ bulk, onEnd }: { bulk: BulkDto; onEnd: (end: BulkDto) => void }) {
  const { busy, outcome, call } = useCall();
  const path = `/api/admin/properties/bulk/${bulk.id}`;
  const now = useProgress(path, bulk, ({ status }) => isUnderWay(status), onEnd);
  const isUndo = now.status === 'undoing';
  const words = isUndo ? `Undo of ${now.label}` : now.label;
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <ProgressPanel
        words={words}
        status={`${words}: ${formatNumber(Math.min(now.handled, now.total))} of ${formatNumber(now.total)} listings`}
        handled={now.handled}
        total={now.total}
        hint="You can leave this page. The work goes on, and “Bulk decisions” shows what came of it."
        message={now.message}
        isStopping={busy || now.stopping}
        {...(!isUndo && { onStop: () => call(path, { method: 'DELETE' }) })}
      />
    </>
  );
}

/** Undoes a bulk decision while its mails are held. */
export function UndoBulk({ bulk, isBusy, onUndo }: { bulk: BulkDto; isBusy: boolean; onUndo: () => void }) {
  if (!bulk.undoUntil) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button size="sm" disabled={isBusy} onClick={onUndo}>
        Undo
      </Button>
      <span className="text-ink-soft text-sm">The owners are told at {formatTime(bulk.undoUntil)}</span>
    </div>
  );
}
