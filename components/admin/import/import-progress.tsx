'use client';

import { useRouter } from 'next/navigation';
import { ProgressPanel } from '@/components/admin/progress-panel';
import { useProgress } from '@/components/admin/use-progress';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { IMPORT_PAGES, isActive } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';

const LABELS = { checking: 'Checking', running: 'Importing', undoing: 'Undoing' } as const;

/** Progress of the present step of an import. */
export function ImportProgress({ one }: { one: ImportDto }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const path = `${IMPORT_PAGES[one.kind].api}/${one.id}`;
  const now = useProgress(
    path,
    one,
    ({ status }) => isActive(status),
    () => router.refresh(),
  );
  if (!isActive(now.status)) return null;
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <ProgressPanel
        words={LABELS[now.status]}
        things="rows"
        handled={now.handled}
        total={now.status === 'undoing' ? now.counts.created + now.counts.updated : now.total}
        hint="past imports show what came of it"
        message={now.message}
        isStopping={busy || now.stopping}
        onStop={() => call(path, { method: 'POST', body: { action: 'cancel' } })}
      />
    </>
  );
}
