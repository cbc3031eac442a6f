'use client';

import { Button } from '@/components/ui/actions/button';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { formatTime } from '@/lib/platform/text/format';

type Props = { bulk: BulkDto; isBusy: boolean; onUndo: () => void };

/** Undoes a bulk decision while its mails are held. */
export function UndoBulk({ bulk, isBusy, onUndo }: Props) {
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
