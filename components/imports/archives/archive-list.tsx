'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { ARCHIVE_API } from '@/lib/imports/archive-files/constants';
import type { ArchiveDto } from '@/lib/imports/archives/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';

const MEGABYTE = 1_000_000;

/** ZIPs created or restored, newest first, each with its content and what was left out. */
export function ArchiveList({ archives }: { archives: readonly ArchiveDto[] }) {
  const { t, label } = useTexts('imports/archive');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const remove = async (id: string) => {
    if (await call(`${ARCHIVE_API}/${id}`, { method: 'DELETE' })) router.refresh();
  };
  const stateOf = ({ status, message }: ArchiveDto) => {
    if (status === 'failed') return `${t('It did not work')}. ${message ? label(message) : ''}`;
    return status === 'cancelled' ? t('Ended before it was ready') : t('Ready');
  };
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {archives.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 py-3">
            <span className="font-bold">
              {one.kind === 'make'
                ? t('Taken away on {date}', { date: formatDate(one.createdAt, t.language) })
                : t('Read in on {date}', { date: formatDate(one.createdAt, t.language) })}
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
