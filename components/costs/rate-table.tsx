'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
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

function StateBadge({ rate, rates, today }: { rate: RateDto; rates: readonly RateDto[]; today: string }) {
  const { t } = useTexts('costs/rates');
  if (dayOf(rate) > today) return <Badge variant="warning">{t('Not yet')}</Badge>;
  return findRate(rates, rate.key, today) === rate ? (
    <Badge variant="verified">{t('In force')}</Badge>
  ) : (
    <Badge>{t('History')}</Badge>
  );
}

export function RateTable({ rates, today }: { rates: RateDto[]; today: string }) {
  const texts = useTexts('costs/rates');
  const { t, label: text, language } = texts;
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function check(rate: RateDto) {
    const body = { key: rate.key, from: dayOf(rate) };
    if (await call('/api/admin/rates', { method: 'PATCH', body })) router.refresh();
  }
  const columns: Column<RateDto>[] = [
    { label: 'About', cell: ({ group }) => text(RATE_GROUP_LABELS[group]) },
    { label: 'Rate or rule', isRowHeader: true, cell: ({ label }) => text(label) },
    { label: 'Region', cell: ({ region, citySlugs }) => [text(region), ...citySlugs].join(', ') },
    {
      label: 'Value',
      cell: (rate) => (
        <span className="break-words" lang={rate.text === undefined ? undefined : 'en'}>
          {rateText(rate, texts)}
        </span>
      ),
    },
    {
      label: 'Valid from',
      cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from, language)}</span>,
    },
    { label: 'State', cell: (rate) => <StateBadge {...{ rate, rates, today }} /> },
    {
      label: 'Source',
      cell: ({ source, doubt }) => (
        <span className="break-words text-ink-soft">
          <span lang="en">{source}</span>
          {doubt && (
            <span className="mt-1 block text-warning">
              {t.rich('Sources disagree, or leave it open: <own>{doubt}</own>', {
                doubt,
                own: (words) => <span lang="en">{words}</span>,
              })}
            </span>
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
            {rate.checkedOn ? formatDate(`${rate.checkedOn}T12:00:00+05:30`, language) : t('Not yet')}
          </span>
          {rate.checkedOn !== today && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={t('Checked today: {rate}, valid from {date}', {
                rate: text(rate.label),
                date: formatDate(rate.from, language),
              })}
              onClick={() => void check(rate)}
            >
              {t('Checked today')}
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
        caption={t('Rates and rules')}
        label={text}
        columns={columns}
        rows={rates}
        rowKey={({ key, from }) => key + from}
        empty={t('No rates')}
      />
    </>
  );
}
