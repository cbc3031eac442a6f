'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { useCall } from '@/components/ui/hooks/use-call';
import { IMPORT_PAGES, isActive } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { formatNumber } from '@/lib/platform/text/format';

const LABELS = { checking: 'Checking', running: 'Importing', undoing: 'Undoing' } as const;

/** Progress of the present step of an import. */
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
        hint={t('You can leave this page. The work goes on, and past imports show what came of it.')}
        message={now.message}
        isStopping={busy || now.stopping}
        onStop={() => call(path, { method: 'POST', body: { action: 'cancel' } })}
      />
    </>
  );
}
