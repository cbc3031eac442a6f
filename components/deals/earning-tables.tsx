import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubSection } from '@/components/ui/display/sub-section';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { personName } from '@/lib/accounts/users/format';
import type { EarningRow, EarningsDto } from '@/lib/deals/earnings/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatMonthName, formatNumber, formatRupees } from '@/lib/platform/text/format';
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

export const earningStats = (
  { deals, value, rent, commission, gst }: Total,
  { t }: Texts<'deals/earnings'>,
) => [
  { label: t('Deals registered'), value: formatNumber(deals) },
  { label: t('Sales value'), value: formatRupees(value) },
  { label: t('Monthly rents'), value: formatRupees(rent) },
  { label: t('Commissions'), value: formatRupees(commission) },
  { label: t('GST on them'), value: formatRupees(gst) },
];

const money = <T,>(label: string, of: (row: T) => number, sort?: string): Column<T> => ({
  label,
  numeric: true,
  ...(sort && { sort }),
  cell: (row) => formatRupees(of(row)),
});

function SumTable({ title, head, rows }: { title: string; head: string; rows: SumRow[] }) {
  const { t, label } = useTexts('deals/earnings');
  return (
    <SubSection title={title}>
      <DataTable
        caption={title}
        label={label}
        columns={[
          { label: head, isRowHeader: true, cell: (row: SumRow) => row.label },
          { label: 'Deals', numeric: true, cell: ({ deals }: SumRow) => formatNumber(deals) },
          money<SumRow>('Sales', ({ value }) => value),
          money<SumRow>('Commission', ({ commission }) => commission),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={t('No deals were registered in this period')}
      />
    </SubSection>
  );
}

export function EarningTables({ path, search, earnings, mayOpen }: Props) {
  const { t, label, language } = useTexts('deals/earnings');
  const link = (text: string, change: ListParams) => (
    <Link className="link" href={listUrl(path, search, { page: 1, ...change })}>
      {text}
    </Link>
  );
  const columns: Column<EarningRow>[] = [
    {
      label: 'Registered',
      sort: 'day',
      sortDescFirst: true,
      cell: ({ day }) => formatDate(`${day}T12:00:00+05:30`, language),
    },
    {
      label: 'Deal',
      isRowHeader: true,
      cell: ({ id, what }) =>
        mayOpen ? (
          <Link className="link" href={`/dashboard/deals/${id}`}>
            {what}
          </Link>
        ) : (
          what
        ),
    },
    { label: 'Kind', cell: ({ kind }) => label(kind) },
    { label: 'Whose', cell: ({ owner }) => personName(owner.name, label) },
    {
      label: 'Value',
      numeric: true,
      sort: 'value',
      cell: ({ value, isRent }) =>
        isRent ? t('{price} a month', { price: formatRupees(value) }) : formatRupees(value),
    },
    money('Commission', ({ commission }) => commission, 'commission'),
    money('GST', ({ gst }) => gst, 'gst'),
  ];
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SumTable
          title={t('By month')}
          head="Month"
          rows={earnings.months.map((row) => ({
            ...row,
            key: row.month,
            label: link(formatMonthName(row.month, language), {
              from: `${row.month}-01`,
              to: lastDayOf(row.month),
            }),
          }))}
        />
        <SumTable
          title={t('By person')}
          head="Person"
          rows={earnings.people.map((row) => ({
            ...row,
            key: row.id,
            label: row.id
              ? link(personName(row.name, label), { owner: row.id })
              : personName(row.name, label),
          }))}
        />
      </div>
      <SubSection title={t('Deals')}>
        <DataTable
          caption={t('Deals')}
          label={label}
          columns={columns}
          rows={earnings.rows}
          rowKey={({ id }) => id}
          sort={sortLinks(path, search)}
          empty={t('No deals were registered in this period')}
        />
      </SubSection>
    </>
  );
}
