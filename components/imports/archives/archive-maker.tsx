'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { useCall } from '@/components/ui/hooks/use-call';
import { ARCHIVE_API } from '@/lib/imports/archive-files/constants';
import type { ArchiveDto } from '@/lib/imports/archives/dto';
import { formatNumber } from '@/lib/platform/text/format';

/** Orders a ZIP, and shows the progress of a running one. */
export function ArchiveMaker({ running }: { running: ArchiveDto | undefined }) {
  const { t } = useTexts('imports/archive');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const begin = async () => {
    if (await call(ARCHIVE_API, { method: 'POST' })) router.refresh();
  };
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {running ? (
        <Running archive={running} />
      ) : (
        <Button variant="primary" className="self-start" disabled={busy} onClick={begin}>
          {t('Make the ZIP')}
        </Button>
      )}
    </>
  );
}

function Running({ archive }: { archive: ArchiveDto }) {
  const { t } = useTexts('imports/archive');
  const router = useRouter();
  const { busy, call } = useCall();
  const path = `${ARCHIVE_API}/${archive.id}`;
  const now = useProgress(
    path,
    archive,
    ({ status }) => status === 'making' || status === 'reading',
    () => router.refresh(),
  );
  const doing = t(now.kind === 'make' ? 'Packing' : 'Reading in');
  const handled = Math.min(now.handled, now.total);
  return (
    <ProgressPanel
      words={doing}
      status={t('{doing}: {done} of {total}', {
        doing,
        done: formatNumber(handled),
        total: formatNumber(now.total),
      })}
      handled={handled}
      total={now.total}
      hint={t('You can leave this page. The work goes on, and the list below shows what came of it.')}
      message={now.message}
      isStopping={busy || now.stopping}
      onStop={() => call(path, { method: 'POST' })}
    />
  );
}
