'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { formatNumber } from '@/lib/format';
import { IMPORT_PAGES } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';

/** What can be done with an import as it stands. */
export function ImportActions({ one }: { one: ImportDto }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const { path, api: calls } = IMPORT_PAGES[one.kind];
  const api = `${calls}/${one.id}`;

  async function act(action: 'run' | 'undo') {
    if (await call(api, { method: 'POST', body: { action } })) router.refresh();
  }
  async function discard() {
    if (await call(api, { method: 'DELETE' })) window.location.assign(path);
  }

  return (
    <div className="flex flex-col gap-3">
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <div className="flex flex-wrap gap-3">
        {one.status === 'checked' && <RunButton one={one} busy={busy} onRun={() => act('run')} />}
        {one.status === 'checked' && (
          <ButtonLink href={`${path}/${one.id}?step=columns`}>Change the columns</ButtonLink>
        )}
        {one.counts.wrong + one.counts.failed > 0 && (
          <ButtonLink href={`${api}/failed`} download>
            Download the wrong rows
          </ButtonLink>
        )}
        {(one.status === 'done' || one.status === 'cancelled') &&
          one.counts.created + one.counts.updated > 0 && (
            <UndoButton one={one} busy={busy} onUndo={() => act('undo')} />
          )}
        {(one.status === 'checked' || one.status === 'mapping') && (
          <Button variant="quiet" disabled={busy} onClick={discard}>
            Discard the file
          </Button>
        )}
      </div>
    </div>
  );
}

function RunButton({ one, busy, onRun }: { one: ImportDto; busy: boolean; onRun: () => void }) {
  const { counts, duplicates } = one;
  const rows = counts.new + (duplicates === 'skip' ? 0 : counts.duplicate);
  return (
    <Button variant="primary" disabled={busy || rows === 0} onClick={onRun}>
      {rows === 0 ? 'Nothing to import' : `Import ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`}
    </Button>
  );
}

/** Two clicks: it removes records. */
function UndoButton({ one, busy, onUndo }: { one: ImportDto; busy: boolean; onUndo: () => void }) {
  const [asked, setAsked] = useState(false);
  const { created, updated } = one.counts;
  if (!asked) return <Button onClick={() => setAsked(true)}>Undo this import</Button>;
  const parts = [
    created && `remove ${formatNumber(created)} that it created`,
    updated && `empty what it filled in at ${formatNumber(updated)}`,
  ].filter(Boolean);
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span>This will {parts.join(' and ')}. What was changed since stays.</span>
      <Button variant="danger" disabled={busy} onClick={onUndo}>
        Undo now
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        Cancel
      </Button>
    </span>
  );
}
