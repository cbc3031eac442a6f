import type { Metadata } from 'next';
import { DealSummary } from '@/components/deal/deal-summary';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { EmptyState } from '@/components/ui/notice';
import { loadSummary } from '@/lib/deal-summary/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('dealSummary'))('Half-yearly summary'),
});

/** What was registered in half a financial year. */
export default async function SummaryPage({ searchParams }: PageProps<'/dashboard/deals/summary'>) {
  const t = await pageText('dealSummary');
  const { half, halves, summary } = await loadSummary(await searchParams);
  return (
    <DashboardFrame title={t('Half-yearly summary')} current="deals">
      {summary ? (
        <DealSummary half={half} halves={halves} summary={summary} />
      ) : (
        <EmptyState title={t('Not for your role')}>
          <p className="measure text-ink-soft">
            {t('The owner of your team, and its agents, can open the summary.')}
          </p>
        </EmptyState>
      )}
    </DashboardFrame>
  );
}
