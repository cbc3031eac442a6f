import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { formatCost } from '@/lib/channels/costs/rules';
import type { ChannelsDto, CostDto, PriceDto } from '@/lib/channels/office/dto';
import { formatDate } from '@/lib/platform/text/format';

const costColumns = (label: string): Column<CostDto>[] => [
  {
    label,
    cell: ({ label: text, href }) =>
      href ? (
        <Link className="link" href={href}>
          {text}
        </Link>
      ) : (
        text
      ),
  },
  { label: 'Messages', numeric: true, cell: ({ messages }) => messages },
  { label: 'Cost', numeric: true, cell: ({ cost }) => formatCost(cost) },
];

const MONTH_COLUMNS: Column<CostDto>[] = costColumns('Month').filter(({ label }) => label !== 'Messages');

const PRICE_COLUMNS: Column<PriceDto>[] = [
  { label: 'Category', cell: ({ category }) => category },
  { label: 'Price', numeric: true, cell: ({ price }) => formatCost(price) },
  { label: 'Valid from', cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from)}</span> },
  {
    label: 'State',
    cell: ({ isNow }) => (isNow ? <Badge variant="verified">In force</Badge> : <Badge>Not now</Badge>),
  },
  { label: 'Source', cell: ({ source }) => <span className="break-words text-ink-soft">{source}</span> },
];

/** Message costs by month, category, person and listing, and the prices they are based on. */
export function CostTables({ channels }: { channels: ChannelsDto }) {
  const { byMonth, byCategory, byPerson, byListing, prices, limit } = channels;
  const empty = 'Nothing was charged';
  return (
    <div className="flex flex-col gap-6">
      <DataTable
        caption="By month"
        columns={MONTH_COLUMNS}
        rows={byMonth}
        rowKey={({ label }) => label}
        {...{ empty }}
      />
      <DataTable
        caption={`By category in ${limit.month}`}
        columns={costColumns('Category')}
        rows={byCategory}
        rowKey={({ label }) => label}
        {...{ empty }}
      />
      <DataTable
        caption={`By person in ${limit.month}`}
        columns={costColumns('Person')}
        rows={byPerson}
        rowKey={({ label }) => label}
        {...{ empty }}
      />
      <DataTable
        caption={`By listing in ${limit.month}`}
        columns={costColumns('Listing')}
        rows={byListing}
        rowKey={({ label, href }) => href ?? label}
        {...{ empty }}
      />
      <DataTable
        caption="Prices"
        columns={PRICE_COLUMNS}
        rows={prices}
        rowKey={({ category, from }) => category + from}
        empty="No prices"
      />
    </div>
  );
}
