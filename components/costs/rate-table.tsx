import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { RateDto } from '@/lib/costs/rates/rules';
import { formatDate, formatRupees } from '@/lib/platform/text/format';

type State = 'holds' | 'later' | 'earlier';

/** Rows are newest first: the first of a rule that has begun is in force. */
function stateOf(rate: RateDto, rates: RateDto[], today: Date): State {
  const begun = (rate: RateDto) => new Date(rate.from) <= today;
  if (!begun(rate)) return 'later';
  return rates.find((item) => item.key === rate.key && begun(item)) === rate ? 'holds' : 'earlier';
}

const BADGES = {
  holds: <Badge variant="verified">In force</Badge>,
  later: <Badge variant="warning">Not yet</Badge>,
  earlier: <Badge>History</Badge>,
};

const columns = (rates: RateDto[], today: Date): Column<RateDto>[] => [
  { label: 'Charge', cell: ({ label }) => label },
  { label: 'Region', cell: ({ region, citySlugs }) => [region, ...citySlugs].join(', ') },
  {
    label: 'Rate or sum',
    numeric: true,
    cell: ({ percent, rupees }) => (rupees === undefined ? `${percent} %` : formatRupees(rupees)),
  },
  {
    label: 'At most',
    numeric: true,
    cell: ({ capRupees }) => (capRupees === undefined ? '—' : formatRupees(capRupees)),
  },
  { label: 'Valid from', cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from)}</span> },
  { label: 'State', cell: (rate) => BADGES[stateOf(rate, rates, today)] },
  { label: 'Source', cell: ({ source }) => <span className="break-words text-ink-soft">{source}</span> },
];

export function RateTable({ rates, today }: { rates: RateDto[]; today: Date }) {
  return (
    <DataTable
      caption="Rates"
      columns={columns(rates, today)}
      rows={rates}
      rowKey={({ key, from }) => key + from}
      empty="No rates"
    />
  );
}
