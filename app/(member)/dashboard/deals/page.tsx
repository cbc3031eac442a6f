import { DealBoard } from '@/components/deals/board/deal-board';
import { DealFilters } from '@/components/deals/board/deal-filters';
import { DealList, NoDeals } from '@/components/deals/board/deal-list';
import { TourResults } from '@/components/deals/tour-results';
import { ExportLinks } from '@/components/imports/export-links';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadDeals } from '@/lib/deals/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals', 'Deals');

export default async function DealsPage({ searchParams }: PageProps<'/dashboard/deals'>) {
  const { t } = await texts('deals');
  const { query, deals, results, members } = await loadDeals(await searchParams);
  return (
    <DashboardFrame
      title={t('Deals')}
      texts={['deals']}
      actions={
        <>
          <ExportLinks of={['deals']} />
          <ButtonLink href="/dashboard/deals/invoices" size="sm">
            {t('Invoices')}
          </ButtonLink>
          <ButtonLink href="/dashboard/deals/summary" size="sm">
            {t('Half-yearly summary')}
          </ButtonLink>
          <ButtonLink href="/dashboard/deals/new" variant="primary" size="sm">
            {t('Start a deal')}
          </ButtonLink>
        </>
      }
    >
      <TourResults results={results} />
      {deals.totals.every(({ count }) => count === 0) ? (
        <NoDeals />
      ) : (
        <>
          <DealFilters query={query} deals={deals} members={members} />
          {query.view === 'board' ? (
            <DealBoard key={JSON.stringify(query)} deals={deals.data} />
          ) : (
            <DealList query={query} deals={deals} />
          )}
        </>
      )}
    </DashboardFrame>
  );
}
