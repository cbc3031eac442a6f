'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { PurposeDto } from '@/lib/compliance/purposes/dto';
import { formatDate, formatNumber } from '@/lib/platform/text/format';

/** Purposes with how many agreed, and the file of those who did. */
export function PurposeTable({ purposes }: { purposes: PurposeDto[] }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  /** the purpose whose end was requested once: a second press confirms */
  const [pending, setPending] = useState<string>();
  async function end(id: string) {
    if (pending !== id) return setPending(id);
    if (await call(`/api/admin/purposes/${id}`, { method: 'DELETE' })) router.refresh();
  }
  const columns: Column<PurposeDto>[] = [
    { label: 'Purpose', isRowHeader: true, cell: ({ title }) => title.en },
    { label: 'Words', cell: ({ words }) => <span className="break-words">{words.en}</span> },
    { label: 'Since', cell: ({ createdAt }) => formatDate(createdAt) },
    { label: 'Agreed', cell: ({ agreed }) => formatNumber(agreed) },
    { label: 'Refused', cell: ({ refused }) => formatNumber(refused) },
    {
      label: 'People who agreed',
      cell: ({ id, title, endedAt }) =>
        endedAt ? (
          `Ended ${formatDate(endedAt)}`
        ) : (
          <a className="link" href={`/api/admin/purposes/${id}/people`} aria-label={`CSV: ${title.en}`}>
            CSV
          </a>
        ),
    },
    {
      label: 'End',
      cell: ({ id, title, endedAt }) =>
        endedAt ? null : (
          <Button
            size="sm"
            disabled={busy}
            aria-label={pending === id ? `Really end ${title.en}` : `End ${title.en}`}
            onClick={() => void end(id)}
          >
            {pending === id ? 'Really end' : 'End'}
          </Button>
        ),
    },
  ];
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <DataTable
        caption="Purposes"
        columns={columns}
        rows={purposes}
        rowKey={({ id }) => id}
        empty="No purposes yet"
      />
    </>
  );
}
