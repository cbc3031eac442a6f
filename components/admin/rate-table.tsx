import { type Column, DataTable } from '@/components/admin/data-table';
import { formatDate, formatRupees } from '@/lib/format';
import type { RateDto } from '@/lib/property/finance';

const COLUMNS: Column<RateDto>[] = [
  { label: 'Rate', cell: ({ label }) => label },
  { label: 'Region', cell: ({ region, citySlugs }) => [region, ...citySlugs].join(', ') },
  { label: 'Percent', numeric: true, cell: ({ percent }) => `${percent} %` },
  {
    label: 'At most',
    numeric: true,
    cell: ({ capRupees }) => (capRupees === undefined ? '—' : formatRupees(capRupees)),
  },
  { label: 'Holds from', cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from)}</span> },
  { label: 'Source', cell: ({ source }) => <span className="break-words text-ink-soft">{source}</span> },
];

export function RateTable({ rates }: { rates: RateDto[] }) {
  return (
    <DataTable
      caption="Rates"
      columns={COLUMNS}
      rows={rates}
      rowKey={({ key, from }) => key + from}
      empty="No rates"
    />
  );
}
