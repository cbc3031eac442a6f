'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { formatNumber } from '@/lib/platform/text/format';

/** The buttons that the import's present status allows. */
export function ImportActions({ one }: { one: ImportDto }) {
  const { t, href } = useTexts('imports');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const { path, api: calls } = IMPORT_PAGES[one.kind];
  const api = `${calls}/${one.id}`;

  async function act(action: 'run' | 'undo') {
    if (await call(api, { method: 'POST', body: { action } })) router.refresh();
  }
  async function discard() {
    if (await call(api, { method: 'DELETE' })) window.location.assign(href(path));
  }

  return (
    <div className="flex flex-col gap-3">
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <div className="flex flex-wrap gap-3">
        {one.status === 'checked' && <RunButton one={one} busy={busy} onRun={() => act('run')} />}
        {one.status === 'checked' && (
          <ButtonLink href={`${path}/${one.id}?step=columns`}>{t('Change the columns')}</ButtonLink>
        )}
        {one.counts.wrong + one.counts.failed > 0 && (
          <ButtonLink href={`${api}/failed`} download>
            {t('Download the wrong rows')}
          </ButtonLink>
        )}
        {(one.status === 'done' || one.status === 'cancelled') &&
          one.counts.created + one.counts.updated > 0 && (
            <UndoButton one={one} busy={busy} onUndo={() => act('undo')} />
          )}
        {(one.status === 'checked' || one.status === 'mapping') && (
          <Button variant="quiet" disabled={busy} onClick={discard}>
            {t('Discard the file')}
          </Button>
        )}
      </div>
    </div>
  );
}

function RunButton({ one, busy, onRun }: { one: ImportDto; busy: boolean; onRun: () => void }) {
  const { t } = useTexts('imports');
  const { counts, duplicates } = one;
  const rows = counts.new + (duplicates === 'skip' ? 0 : counts.duplicate);
  return (
    <Button variant="primary" disabled={busy || rows === 0} onClick={onRun}>
      {rows === 0
        ? t('Nothing to import')
        : t('{count, plural, one {Import # row} other {Import # rows}}', { count: rows })}
    </Button>
  );
}

/** Two clicks: it removes records. */
function UndoButton({ one, busy, onUndo }: { one: ImportDto; busy: boolean; onUndo: () => void }) {
  const { t } = useTexts('imports');
  const [isConfirming, setConfirming] = useState(false);
  const { created, updated } = one.counts;
  if (!isConfirming) return <Button onClick={() => setConfirming(true)}>{t('Undo this import')}</Button>;
  const counts = { created: formatNumber(created), updated: formatNumber(updated) };
  const what =
    created && updated
      ? t(
          'This will remove {created} that it created and empty what it filled in at {updated}. What was changed since stays.',
          counts,
        )
      : created
        ? t('This will remove {created} that it created. What was changed since stays.', counts)
        : t('This will empty what it filled in at {updated}. What was changed since stays.', counts);
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
