import { useTexts } from '#language';
import { ColumnHead } from '@/components/deals/column-head';
import { Link } from '@/components/ui/actions/link';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { EmptyState } from '@/components/ui/feedback/notice';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { Pagination } from '@/components/ui/lists/pagination';
import { STAGE_LABELS } from '@/lib/deals/constants';
import type { DealListDto } from '@/lib/deals/dto';
import { papersText, valueText } from '@/lib/deals/format';
import type { DealQuery } from '@/lib/deals/schema';
import { formatDate } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

const PATH = '/dashboard/deals';
const CELL = 'border-line border-t px-2 py-2.5 align-top';

export function DealList({ query: { q, who, stage }, deals }: { query: DealQuery; deals: DealListDto }) {
  const { t } = useTexts('deals');
  const kept = { view: 'list', q, ...(who !== 'all' && { who }) };
  const tabs = [
    { key: 'all', label: t('All'), href: listUrl(PATH, kept) },
    ...deals.totals.map(({ stage: key, count }) => ({
      key,
      label: `${t(STAGE_LABELS[key])} ${count}`,
      href: listUrl(PATH, { ...kept, stage: key }),
    })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <TabLinks label={t('Stage')} current={stage ?? 'all'} tabs={tabs} isOneRow />
      {deals.data.length === 0 ? (
        <EmptyState title={t('No deals match')}>
          <Link href={listUrl(PATH, { view: 'list' })}>{t('Show all deals')}</Link>
        </EmptyState>
      ) : (
        <table className="w-full text-left text-note">
          <thead className="text-ink-soft">
            <tr>
              <ColumnHead>{t('Deal')}</ColumnHead>
              <ColumnHead className="max-sm:hidden">{t('Stage')}</ColumnHead>
              <ColumnHead className="text-right">{t('Value')}</ColumnHead>
              <ColumnHead className="max-md:hidden">{t('Next')}</ColumnHead>
              <ColumnHead className="max-md:hidden">{t('Papers')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {deals.data.map((deal) => (
              <tr key={deal.id} data-row={deal.id}>
                <th scope="row" className={`${CELL} font-normal`}>
                  <Link href={`${PATH}/${deal.id}`} className="font-bold">
                    {deal.title}
                  </Link>
                  <span className="block text-ink-soft">{deal.partyNames.join(', ')}</span>
                  <span className="block text-ink-soft sm:hidden">{t(STAGE_LABELS[deal.stage])}</span>
                </th>
                <td className={`${CELL} max-sm:hidden`}>
                  {t(STAGE_LABELS[deal.stage])}
                  <span className="block text-ink-soft">
                    {t('since {date}', { date: formatDate(deal.stageSince, t.language) })}
                  </span>
                </td>
                <td className={`${CELL} tabular text-right`}>{valueText(t, deal)}</td>
                <td className={`${CELL} max-md:hidden`}>
                  {deal.next &&
                    `${formatDate(`${deal.next.day}T12:00:00+05:30`, t.language)}: ${deal.next.what}`}
                </td>
                <td className={`${CELL} max-md:hidden`}>{papersText(t, deal.documents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        page={deals.page}
        pages={deals.pages}
        hrefFor={(page) => listUrl(PATH, { ...kept, stage }, { page })}
      />
      <ListKeys isSaid />
    </div>
  );
}

export function NoDeals() {
  const { t } = useTexts('deals');
  return (
    <EmptyState title={t('No deal yet')}>
      <p className="measure text-ink-soft">
        {t(
          'A deal follows one buyer and one property from the first enquiry to the registration: papers, dates with reminders, and the commission. Start it from a listing, or with a title.',
        )}
      </p>
    </EmptyState>
  );
}
