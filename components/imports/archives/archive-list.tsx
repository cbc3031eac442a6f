'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { ProgressPanel } from '@/components/ui/feedback/progress-panel';
import { useProgress } from '@/components/ui/feedback/use-progress';
import { Input } from '@/components/ui/forms/control';
import { FieldShell } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import { ARCHIVE_API, MAX_RESTORE_BYTES } from '@/lib/imports/archive-files/constants';
import type { ArchiveDto } from '@/lib/imports/archives/dto';
import { errorMessage } from '@/lib/platform/browser/api';
import { upload } from '@/lib/platform/browser/upload';
import { formatDate, formatNumber } from '@/lib/platform/text/format';

const MEGABYTE = 1_000_000;

export function ArchiveList({ archives }: { archives: readonly ArchiveDto[] }) {
  const { t, label } = useTexts('imports/archive');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const remove = async (id: string) => {
    if (await call(`${ARCHIVE_API}/${id}`, { method: 'DELETE' })) router.refresh();
  };
  const stateOf = ({ status, message }: ArchiveDto) => {
    if (status === 'failed') return `${t('Failed')}. ${message ? label(message) : ''}`;
    return status === 'cancelled' ? t('Stopped before it was ready') : t('Ready');
  };
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {archives.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 py-3">
            <span className="font-bold">
              {one.kind === 'make'
                ? t('Exported on {date}', { date: formatDate(one.createdAt, t.language) })
                : t('Imported on {date}', { date: formatDate(one.createdAt, t.language) })}
            </span>
            <span className="text-ink-soft">
              {stateOf(one)}
              {one.counts.map(({ name, count }) => ` · ${label(name)} ${formatNumber(count)}`).join('')}
            </span>
            {one.notes.length > 0 && (
              <details>
                <summary className="min-h-11 cursor-pointer py-2">
                  {t('Left out')} ({formatNumber(one.notes.length)})
                </summary>
                <ul className="break-words text-note text-ink-soft">
                  {one.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </details>
            )}
            <span className="flex flex-wrap gap-2">
              {one.kind === 'make' && one.status === 'done' && (
                <ButtonLink size="sm" href={`${ARCHIVE_API}/${one.id}/file`} download>
                  {t('Download ({size} MB), until {date}', {
                    size: formatNumber(Math.max(1, Math.round(one.bytes / MEGABYTE))),
                    date: formatDate(one.expiresAt, t.language),
                  })}
                </ButtonLink>
              )}
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => remove(one.id)}>
                {t('Delete')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

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
          {t('Create ZIP')}
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
      hint={t('You can leave this page. The work continues, and the list below shows the result.')}
      message={now.message}
      isStopping={busy || now.stopping}
      onStop={() => call(path, { method: 'POST' })}
    />
  );
}

export function RestoreForm() {
  const { t, reply } = useTexts('imports/archive');
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return setFailure(t('Please choose a file'));
    if (file.size > MAX_RESTORE_BYTES) return setFailure(t('The file is too large'));
    const body = new FormData();
    body.set('file', file);
    setFailure(undefined);
    setSent(0);
    try {
      const onProgress = (now: number, total: number) => setSent(total ? now / total : 0);
      await upload(`${ARCHIVE_API}/restore`, { method: 'POST', body, onProgress });
      router.refresh();
    } catch (error) {
      setFailure(reply(errorMessage(error, t('We couldn’t read the file'))));
      setSent(undefined);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FieldShell id="archive-file" label={t('ZIP file')}>
        {(described) => (
          <Input
            type="file"
            accept=".zip,application/zip"
            className="min-h-12 py-2"
            {...described}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </FieldShell>
      {failure && <Notice variant="error">{failure}</Notice>}
      {sent !== undefined && (
        <div role="status" className="flex flex-col gap-1">
          <ProgressBar value={sent < 1 ? sent : undefined} max={1} aria-label={t('Upload')} />
          <span className="text-ink-soft">{t('Sending...')}</span>
        </div>
      )}
      <SubmitButton className="self-start" disabled={sent !== undefined}>
        {t('Bring in the data')}
      </SubmitButton>
    </form>
  );
}
