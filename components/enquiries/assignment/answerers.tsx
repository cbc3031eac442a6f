'use client';

import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AnswererDto, AnswersPageDto } from '@/lib/enquiries/assignment/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { duration } from '@/lib/platform/text/relative-time';

type Props = Pick<AnswersPageDto, 'answerers' | 'handovers'>;

/** How each member answers, and what went on to a colleague: what the lead of the team looks at. */
export function Answerers({ answerers, handovers }: Props) {
  const { t } = useTexts('enquiries/assignment');
  const columns: Column<AnswererDto>[] = [
    {
      label: t('Member'),
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link className="link" href={`/dashboard/leads?assignee=${id}`}>
          {name}
        </Link>
      ),
    },
    { label: t('Waiting now'), numeric: true, cell: ({ waiting }) => waiting },
    {
      label: t('Waits longest since'),
      cell: ({ oldest }) => (oldest ? formatDateTime(oldest, t.language) : '–'),
    },
    {
      label: t('Own measured time'),
      cell: ({ medianMs }) => (medianMs === undefined ? t('Not known yet') : duration(medianMs, t.language)),
    },
    { label: t('Handed over in 30 days'), numeric: true, cell: ({ handedOver }) => handedOver },
  ];
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2}>{t('Members')}</Heading>
      <DataTable caption={t('Members')} columns={columns} rows={answerers} rowKey={({ id }) => id} empty="" />
      {handovers.length > 0 && (
        <>
          <Heading level={3} size="card">
            {t('Latest handovers')}
          </Heading>
          <ul className="flex flex-col divide-y divide-line">
            {handovers.map(({ lead, name, from, to, at }) => (
              <li key={`${lead} ${at}`} className="flex flex-wrap gap-x-3 py-2">
                <Link className="link" href={`/dashboard/leads/${lead}`}>
                  {name ?? t('Somebody')}
                </Link>
                <span>{t('Handed over: {from} → {to}', { from, to })}</span>
                <span className="text-ink-soft text-note">{formatDateTime(at, t.language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
