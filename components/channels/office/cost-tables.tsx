import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { formatCost } from '@/lib/channels/costs/rules';
import type { ChannelsDto, CostDto, PriceDto } from '@/lib/channels/office/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime, formatMonthName } from '@/lib/platform/text/format';

const costColumns = (head: string, name: (text: string) => string = (text) => text): Column<CostDto>[] => [
  {
    label: head,
    cell: ({ label: text, href }) =>
      href ? (
        <Link className="link" href={href}>
          {name(text)}
        </Link>
      ) : (
        name(text)
      ),
  },
  { label: 'Messages', numeric: true, cell: ({ messages }) => messages },
  { label: 'Cost', numeric: true, cell: ({ cost }) => formatCost(cost) },
];

const priceColumns = ({ t, label, language }: Texts<'channels/office'>): Column<PriceDto>[] => [
  { label: 'Category', cell: ({ category }) => label(category) },
  { label: 'Price', numeric: true, cell: ({ price }) => formatCost(price) },
  {
    label: 'Valid from',
    cell: ({ from }) => <span className="md:whitespace-nowrap">{formatDate(from, language)}</span>,
  },
  {
    label: 'State',
    cell: ({ isNow }) =>
      isNow ? <Badge variant="verified">{t('In force')}</Badge> : <Badge>{t('Not now')}</Badge>,
  },
  {
    label: 'Source',
    cell: ({ source }) => (
      <span className="break-words text-ink-soft" lang="en">
        {source}
      </span>
    ),
  },
];

export function CostTables({ channels }: { channels: ChannelsDto }) {
  const { byMonth, byCategory, byPerson, byListing, prices, limit } = channels;
  const texts = useTexts('channels/office');
  const { t, label, language } = texts;
  const empty = t('Nothing was charged');
  const month = formatMonthName(limit.month, language);
  return (
    <div className="flex flex-col gap-6">
      <DataTable
        caption={t('By month')}
        label={label}
        columns={costColumns('Month', (month) => formatMonthName(month, language)).filter(
          (column) => column.label !== 'Messages',
        )}
        rows={byMonth}
        rowKey={(row) => row.label}
        {...{ empty }}
      />
      <DataTable
        caption={t('By category in {month}', { month })}
        label={label}
        columns={costColumns('Category', label)}
        rows={byCategory}
        rowKey={(row) => row.label}
        {...{ empty }}
      />
      <DataTable
        caption={t('By person in {month}', { month })}
        label={label}
        columns={costColumns('Person')}
        rows={byPerson}
        rowKey={(row) => row.label}
        {...{ empty }}
      />
      <DataTable
        caption={t('By listing in {month}', { month })}
        label={label}
        columns={costColumns('Listing', (title) => title || t('No listing'))}
        rows={byListing}
        rowKey={(row) => row.href ?? row.label}
        {...{ empty }}
      />
      <DataTable
        caption={t('Prices')}
        label={label}
        columns={priceColumns(texts)}
        rows={prices}
        rowKey={({ category, from }) => category + from}
        empty={t('No prices')}
      />
    </div>
  );
}

function tokenText(
  { isValid, expiresAt, checkedAt }: ChannelsDto['token'],
  { t, language }: Texts<'channels/office'>,
): string {
  if (!checkedAt) return t('Not checked yet');
  const checked = formatDateTime(checkedAt, language);
  if (!isValid) return t('Not working, checked {checked}', { checked });
  return expiresAt
    ? t('Works until {until}, checked {checked}', {
        until: formatDateTime(expiresAt, language),
        checked,
      })
    : t('Works with no end date, checked {checked}', { checked });
}

export function ChannelHealth({ channels }: { channels: ChannelsDto }) {
  const texts = useTexts('channels/office');
  const { t, language } = texts;
  const { isConnected, hasTelephony, token, limit, unsure } = channels;
  const spent = formatCost(limit.spent);
  return (
    <div className="flex flex-col gap-4">
      {!isConnected && (
        <Notice>
          {t(
            'WhatsApp isn’t connected, so people are messaged by hand through wa.me. docs/operations.md has the four variables that connect it.',
          )}
        </Notice>
      )}
      {isConnected && token.isValid === false && (
        <Notice variant="error">
          {t('WhatsApp doesn’t accept the access token. Messages wait for a new one.')}
        </Notice>
      )}
      <Facts
        title={t('State')}
        items={[
          [t('WhatsApp'), isConnected ? t('Connected') : t('Not connected')],
          [t('Access token'), isConnected ? tokenText(token, texts) : '—'],
          [t('Telephone'), hasTelephony ? t('Connected') : t('Not connected: tap to call')],
          [
            t('Spent in {month}', { month: formatMonthName(limit.month, language) }),
            limit.monthly === undefined
              ? spent
              : t('{spent} of {limit}', { spent, limit: formatCost(limit.monthly) }),
          ],
          [t('Messages that may or may not have been sent'), String(unsure)],
        ]}
      />
    </div>
  );
}
