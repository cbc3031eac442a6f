'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { RATE_GROUP_LABELS } from '@/lib/costs/rates/constants';
import { findRate, isStale, type RateDto, rateText } from '@/lib/costs/rates/rules';
import { formatDate } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';

const dayOf = ({ from }: RateDto) => indianDay(new Date(from));

function stateBadge(rate: RateDto, rates: readonly RateDto[], today: string) {
  if (dayOf(rate) > today) return <Badge variant="warning">Not yet</Badge>;
  return findRate(rates, rate.key, today) === rate ? (
    <Badge variant="verified">In force</Badge>
  ) : (
    <Badge>History</Badge>
  );
}

export function RateTable({ rates, today }: { rates: RateDto[]; today: string }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function check(rate: RateDto) {
    const body = { key: rate.key, from: dayOf(rate) };
    if (await call('/api/admin/rates', { method: 'PATCH', body })) router.refresh();
  }
  const columns: Column<RateDto>[] = [
    { label: 'About', cell: ({ group }) => RATE_GROUP_LABELS[group] },
    { label: 'Rate or rule', isRowHeader: true, cell: ({ label }) => label },
    { label: 'Region', cell: ({ region, citySlugs }) => [region, ...citySlugs].join(', ') },
    { label: 'Value', cell: (rate) => <span className="break-words">{rateText(rate)}</span> },
    {
      label: 'Valid from',
      cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from)}</span>,
    },
    { label: 'State', cell: (rate) => stateBadge(rate, rates, today) },
    {
      label: 'Source',
      cell: ({ source, doubt }) => (
        <span className="break-words text-ink-soft">
          {source}
          {doubt && (
            <span className="mt-1 block text-warning">Sources disagree, or leave it open: {doubt}</span>
          )}
        </span>
      ),
    },
    {
      label: 'Checked on',
      phoneLabel: true,
      cell: (rate) => (
        <span className="flex flex-col items-start gap-1">
          <span className={isStale(rate, today) ? 'text-warning' : undefined}>
            {rate.checkedOn ? formatDate(`${rate.checkedOn}T12:00:00+05:30`) : 'Not yet'}
          </span>
          {rate.checkedOn !== today && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Checked today: ${rate.label}, valid from ${formatDate(rate.from)}`}
              onClick={() => void check(rate)}
            >
              Checked today
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <DataTable
        caption="Rates and rules"
        columns={columns}
        rows={rates}
        rowKey={({ key, from }) => key + from}
        empty="No rates"
      />
    </>
  );
}
