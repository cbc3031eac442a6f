import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { formatCost } from '@/lib/channels/costs/rules';
import type { ChannelsDto, CostDto, PriceDto } from '@/lib/channels/office/dto';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

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

function tokenText({ isValid, expiresAt, checkedAt }: ChannelsDto['token']): string {
  if (!checkedAt) return 'Not checked yet';
  const checked = `checked ${formatDateTime(checkedAt)}`;
  if (!isValid) return `Does not work, ${checked}`;
  return expiresAt
    ? `Works until ${formatDateTime(expiresAt)}, ${checked}`
    : `Works and does not end, ${checked}`;
}

export function ChannelHealth({ channels }: { channels: ChannelsDto }) {
  const { isConnected, hasTelephony, token, limit, unsure } = channels;
  return (
    <div className="flex flex-col gap-4">
      {!isConnected && (
        <Notice>
          WhatsApp is not connected: people are written to by wa.me and by hand. The four variables that
          connect it are in docs/operations.md.
        </Notice>
      )}
      {isConnected && token.isValid === false && (
        <Notice variant="error">
          WhatsApp does not accept the access token. Messages wait until there is a new one.
        </Notice>
      )}
      <Facts
        title="State"
        items={[
          ['WhatsApp', isConnected ? 'Connected' : 'Not connected'],
          ['Access token', isConnected ? tokenText(token) : '—'],
          ['Telephone', hasTelephony ? 'Connected' : 'Not connected: tap to call'],
          [
            `Spent in ${limit.month}`,
            `${formatCost(limit.spent)}${limit.monthly === undefined ? '' : ` of ${formatCost(limit.monthly)}`}`,
          ],
          ['Messages that may or may not have been sent', String(unsure)],
        ]}
      />
    </div>
  );
}
