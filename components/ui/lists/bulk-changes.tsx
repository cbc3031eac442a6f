'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { useAction } from '@/components/ui/hooks/use-action';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { BULK_CHANGE_UNDO_MINUTES, isUnderWay } from '@/lib/platform/bulk/constants';
import type { BulkChangeDto, BulkChangesDto } from '@/lib/platform/bulk/dto';
import { formatNumber, formatTime } from '@/lib/platform/text/format';

/** Milliseconds for noticing a slip; afterwards the list offers the undo. */
const TOAST_MS = 20_000;

export type BulkChange<B extends object> = {
  path: string;
  isBusy: boolean;
  running: BulkChangeDto | undefined;
  run: (body: B) => Promise<void>;
  undo: (id: string) => Promise<void>;
  end: (change: BulkChangeDto) => void;
};

/** Orders an action on many records of a list, follows it to its end, and offers an undo. Calls `onDone` once it is ordered. */
export function useBulkChange<B extends object>(
  path: string,
  started: BulkChangesDto,
  onDone: () => void,
): BulkChange<B> {
  const { t, reply } = useTexts('office/lists');
  const router = useRouter();
  const { isBusy, run: act } = useAction();
  const [running, setRunning] = useState(started.running);

  function end(change: BulkChangeDto): void {
    setRunning(undefined);
    router.refresh();
    if (change.done === 0 && change.failed === 0) return void toast.info(t('Nothing to change'));
    const result =
      change.status === 'cancelled'
        ? t('Stopped: {result}', { result: reply(change.result) })
        : reply(change.result);
    const left = formatNumber(change.failed);
    const said =
      change.failed > 0
        ? t('{result}, {left} left out because they were changed or deleted in the meantime', {
            result,
            left,
          })
        : result;
    toast.success(said, {
      duration: TOAST_MS,
      ...(change.undoUntil && {
        description: t('Can be undone for {minutes} minutes', { minutes: BULK_CHANGE_UNDO_MINUTES }),
        action: { label: t('Undo'), onClick: () => void undo(change.id) },
      }),
    });
  }

  async function call(order: () => Promise<BulkChangeDto>, ordered = () => {}): Promise<void> {
    await act(async () => {
      const change = await order();
      ordered();
      if (isUnderWay(change.status)) setRunning(change);
      else end(change);
    });
  }

  const run = (body: B) => call(() => api<BulkChangeDto>(path, { method: 'POST', body }), onDone);
  const undo = (id: string) => call(() => api<BulkChangeDto>(`${path}/${id}/undo`, { method: 'POST' }));

  return { path, isBusy: isBusy || running !== undefined, running, run, undo, end };
}

type Props = { bulk: Omit<BulkChange<never>, 'run'>; undoable: readonly BulkChangeDto[] };

export function BulkChanges({ bulk, undoable }: Props) {
  const { t, reply, language } = useTexts('office/lists');
  const { running } = bulk;
  return (
    <>
      {running && (
        <ChangeProgress
          key={running.id + running.status}
          {...{ change: running, path: bulk.path, onEnd: bulk.end }}
        />
      )}
      {undoable.length > 0 && (
        <Notice>
          <ul aria-label={t('Can be undone')} className="flex flex-col gap-2">
            {undoable.map((change) => (
              <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>
                  {reply(change.result)}{' '}
                  <span className="text-ink-soft text-sm">
                    {change.by}, {formatTime(change.at, language)}
                  </span>
                </span>
                <Button
                  size="sm"
                  disabled={bulk.isBusy}
                  aria-label={t('Undo: {what}', { what: reply(change.result) })}
                  onClick={() => void bulk.undo(change.id)}
                >
                  {t('Undo')}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

type ProgressProps = { change: BulkChangeDto; path: string; onEnd: (end: BulkChangeDto) => void };

function ChangeProgress({ change, path, onEnd }: ProgressProps) {
  const { t, reply } = useTexts('office/lists');
  const address = `${path}/${change.id}`;
  const [isStopping, setStopping] = useState(false);
  const now = useProgress(address, change, ({ status }) => isUnderWay(status), onEnd);
  const words = now.status === 'undoing' ? t('Undo: {what}', { what: reply(now.label) }) : reply(now.label);
  const stop = () => {
    setStopping(true);
    api(address, { method: 'DELETE' }).catch((error: unknown) => {
      setStopping(false);
      toast.error(reply(serverMessage(error)));
    });
  };
  return (
    <ProgressPanel
      words={words}
      status={t('{words}: {handled} of {total}', {
        words,
        handled: formatNumber(now.handled),
        total: formatNumber(now.total),
      })}
      handled={now.handled}
      total={now.total}
      hint={t('You can leave this page. The work continues, and this list shows the result.')}
      message={now.message && reply(now.message)}
      isStopping={isStopping || now.stopping}
      {...(now.status === 'running' && { onStop: stop })}
    />
  );
}
