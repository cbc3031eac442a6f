'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { useCall } from '@/components/ui/hooks/use-call';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { isUnderWay } from '@/lib/platform/bulk/constants';
import { formatNumber, formatTime } from '@/lib/platform/text/format';

export function BulkProgress({ bulk, onEnd }: { bulk: BulkDto; onEnd: (end: BulkDto) => void }) {
  const { t, label, reply } = useTexts('moderation/office');
  const { busy, outcome, call } = useCall();
  const path = `/api/admin/properties/bulk/${bulk.id}`;
  const now = useProgress(path, bulk, ({ status }) => isUnderWay(status), onEnd);
  const isUndo = now.status === 'undoing';
  const words = isUndo ? t('Undo of {decision}', { decision: label(now.label) }) : label(now.label);
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <ProgressPanel
        words={words}
        status={t('{decision}: {handled} of {total} listings', {
          decision: words,
          handled: formatNumber(Math.min(now.handled, now.total)),
          total: formatNumber(now.total),
        })}
        handled={now.handled}
        total={now.total}
        hint={t('You can leave this page. The work continues, and “Bulk decisions” shows the result.')}
        message={now.message && reply(now.message)}
        isStopping={busy || now.stopping}
        {...(!isUndo && { onStop: () => call(path, { method: 'DELETE' }) })}
      />
    </>
  );
}

/** Undoes a bulk decision while its mails are held. */
export function UndoBulk({ bulk, isBusy, onUndo }: { bulk: BulkDto; isBusy: boolean; onUndo: () => void }) {
  const { t, language } = useTexts('moderation/office');
  if (!bulk.undoUntil) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button size="sm" disabled={isBusy} onClick={onUndo}>
        {t('Undo')}
      </Button>
      <span className="text-ink-soft text-sm">
        {t('The owners are emailed at {time}', { time: formatTime(bulk.undoUntil, language) })}
      </span>
    </div>
  );
}
