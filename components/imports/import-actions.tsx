'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { PlainInput } from '@/components/ui/forms/control';
import { useCall } from '@/components/ui/hooks/use-call';
import { IMPORT_PAGES, isActive } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { upload } from '@/lib/platform/browser/upload';
import { formatNumber } from '@/lib/platform/text/format';

export function ImportActions({ file }: { file: ImportDto }) {
  const { t, href } = useTexts('imports');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const { path, api: calls } = IMPORT_PAGES[file.kind];
  const api = `${calls}/${file.id}`;

  async function act(action: 'run' | 'undo') {
    // shows the result and the colleague who was faster
    await call(api, { method: 'POST', body: { action } });
    router.refresh();
  }
  async function discard() {
    if (await call(api, { method: 'DELETE' })) goTo(href(path));
  }

  return (
    <div className="flex flex-col gap-3">
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <div className="flex flex-wrap gap-3">
        {file.status === 'checked' && <RunButton file={file} busy={busy} onRun={() => act('run')} />}
        {file.status === 'checked' && (
          <ButtonLink href={`${path}/${file.id}?step=columns`}>{t('Change the columns')}</ButtonLink>
        )}
        {file.counts.wrong + file.counts.failed > 0 && (
          <ButtonLink href={`${api}/failed`} download>
            {t('Download the rows with errors')}
          </ButtonLink>
        )}
        {file.status === 'checked' && file.counts.wrong > 0 && <CorrectedFile api={api} />}
        {(file.status === 'done' || file.status === 'cancelled') &&
          file.counts.created + file.counts.updated > 0 && (
            <UndoButton file={file} busy={busy} onUndo={() => act('undo')} />
          )}
        {(file.status === 'checked' || file.status === 'mapping') && (
          <Button variant="quiet" disabled={busy} onClick={discard}>
            {t('Discard the file')}
          </Button>
        )}
      </div>
    </div>
  );
}

function CorrectedFile({ api }: { api: string }) {
  const { t } = useTexts('imports');
  const router = useRouter();
  const [failure, setFailure] = useState<string>();
  async function send(file: File | undefined) {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    try {
      await upload(`${api}/failed`, { method: 'POST', body });
      setFailure(undefined);
      router.refresh();
    } catch (error) {
      setFailure(serverMessage(error));
    }
  }
  return (
    <>
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong px-4 font-bold focus-within:outline-2">
        {t('Upload the corrected file')}
        <PlainInput
          type="file"
          className="sr-only"
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <OutcomeNotice outcome={failure === undefined ? undefined : { text: failure, ok: false }} />
    </>
  );
}

function RunButton({ file, busy, onRun }: { file: ImportDto; busy: boolean; onRun: () => void }) {
  const { t } = useTexts('imports');
  const { counts, duplicates } = file;
  const { duplicate, alike } = counts;
  const known = { skip: 0, update: duplicate, replace: duplicate - alike, create: duplicate };
  const rows = counts.new + known[duplicates];
  return (
    <Button variant="primary" disabled={busy || rows === 0} onClick={onRun}>
      {rows === 0
        ? t('Nothing to import')
        : t('{count, plural, one {Import # row} other {Import # rows}}', { count: rows })}
    </Button>
  );
}

/** Asks for a second click, because it removes records. */
function UndoButton({ file, busy, onUndo }: { file: ImportDto; busy: boolean; onUndo: () => void }) {
  const { t } = useTexts('imports');
  const [isConfirming, setConfirming] = useState(false);
  const { created, updated } = file.counts;
  if (!isConfirming) return <Button onClick={() => setConfirming(true)}>{t('Undo this import')}</Button>;
  const counts = { created: formatNumber(created), updated: formatNumber(updated) };
  const what =
    created && updated
      ? t(
          'Rows to be removed: {created}. Rows to be restored: {updated}. Anything changed since then stays.',
          counts,
        )
      : created
        ? t('Rows to be removed: {created}. Anything changed since then stays.', counts)
        : t('Rows to be restored: {updated}. Anything changed since then stays.', counts);
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span>{what}</span>
      <Button variant="danger" disabled={busy} onClick={onUndo}>
        {t('Undo now')}
      </Button>
      <Button variant="quiet" onClick={() => setConfirming(false)}>
        {t('Cancel')}
      </Button>
    </span>
  );
}

const LABELS = { checking: 'Checking', running: 'Importing', undoing: 'Undoing' } as const;

export function ImportProgress({ file }: { file: ImportDto }) {
  const { t } = useTexts('imports');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const path = `${IMPORT_PAGES[file.kind].api}/${file.id}`;
  const now = useProgress(
    path,
    file,
    ({ status }) => isActive(status),
    () => router.refresh(),
  );
  if (!isActive(now.status)) return null;
  const total = now.status === 'undoing' ? now.counts.created + now.counts.updated : now.total;
  const words = t(LABELS[now.status]);
  const status = t('{doing}: {done} of {total} rows', {
    doing: words,
    done: formatNumber(Math.min(now.handled, total)),
    total: formatNumber(total),
  });
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <ProgressPanel
        words={words}
        status={status}
        handled={now.handled}
        total={total}
        hint={t('You can leave this page. The work continues, and past imports show the result.')}
        message={now.message}
        isStopping={busy || now.stopping}
        onStop={() => call(path, { method: 'POST', body: { action: 'cancel' } })}
      />
    </>
  );
}
