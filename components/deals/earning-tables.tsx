import type { ReactNode } from 'react';
import { SubSection } from '@/components/ui/display/sub-section';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { EarningRow, EarningsDto } from '@/lib/deals/earnings/dto';
import { formatDate, formatMonth, formatNumber, formatRupees } from '@/lib/platform/text/format';
import { type ListParams, listUrl, sortLinks } from '@/lib/platform/text/list-url';

type Props = {
  path: string;
  search: ListParams & { by: string; dir: 'asc' | 'desc' };
  earnings: EarningsDto;
  mayOpen: boolean;
};
type Total = EarningsDto['total'];
type SumRow = Total & { key: string; label: ReactNode };

/** The last day of a month: `2026-11` → `2026-11-30`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export const earningStats = ({ deals, value, rent, commission, gst }: Total) => [
  { label: 'Deals registered', value: formatNumber(deals) },
  { label: 'Value of sales', value: formatRupees(value) },
  { label: 'Rents of a month', value: formatRupees(rent) },
  { label: 'Commissions', value: formatRupees(commission) },
  { label: 'GST on them', value: formatRupees(gst) },
];

const money = <T,>(label: string, of: (row: T) => number, sort?: string): Column<T> => ({
  label,
  numeric: true,
  ...(sort && { sort }),
  cell: (row) => formatRupees(of(row)),
});

function SumTable({ title, head, rows }: { title: string; head: string; rows: SumRow[] }) {
  return (
    <SubSection title={title}>
      <DataTable
        caption={title}
        columns={[
          { label: head, isRowHeader: true, cell: ({ label }: SumRow) => label },
          { label: 'Deals', numeric: true, cell: ({ deals }: SumRow) => formatNumber(deals) },
          money<SumRow>('Sales', ({ value }) => value),
          money<SumRow>('Commission', ({ commission }) => commission),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty="No deal was registered in these days"
      />
    </SubSection>
  );
}

export function EarningTables({ path, search, earnings, mayOpen }: Props) {
  const link = (text: string, change: ListParams) => (
    <a className="link" href={listUrl(path, search, { page: 1, ...change })}>
      {text}
    </a>
  );
  const columns: Column<EarningRow>[] = [
    {
      label: 'Registered',
      sort: 'day',
      sortDescFirst: true,
      cell: ({ day }) => formatDate(`${day}T12:00:00+05:30`),
    },
    {
      label: 'Deal',
      isRowHeader: true,
      cell: ({ id, what }) =>
        mayOpen ? (
          <a className="link" href={`/dashboard/deals/${id}`}>
            {what}
          </a>
        ) : (
          what
        ),
    },
    { label: 'Kind', cell: ({ kind }) => kind },
    { label: 'Whose', cell: ({ owner }) => owner.name },
    {
      label: 'Value',
      numeric: true,
      sort: 'value',
      cell: ({ value, isRent }) => `${formatRupees(value)}${isRent ? ' a month' : ''}`,
    },
    money('Commission', ({ commission }) => commission, 'commission'),
    money('GST', ({ gst }) => gst, 'gst'),
  ];
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SumTable
          title="By month"
          head="Month"
          rows={earnings.months.map((row) => ({
            ...row,
            key: row.month,
            label: link(formatMonth(row.month), {
              from: `${row.month}-01`,
              to: lastDayOf(row.month),
            }),
          }))}
        />
        <SumTable
          title="By person"
          head="Person"
          rows={earnings.people.map((row) => ({
            ...row,
            key: row.id,
            label: row.id ? link(row.name, { owner: row.id }) : row.name,
          }))}
        />
      </div>
      <SubSection title="Deals">
        <DataTable
          caption="Deals"
          columns={columns}
          rows={earnings.rows}
          rowKey={({ id }) => id}
          sort={sortLinks(path, search)}
          empty="No deal was registered in these days"
        />
      </SubSection>
    </>
  );
}
