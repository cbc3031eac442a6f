import type { Metadata } from 'next';
import { DealSummary } from '@/components/deal/deal-summary';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { EmptyState } from '@/components/ui/notice';
import { loadSummary } from '@/lib/deal-summary/loaders';

export const metadata: Metadata = { title: 'Half-yearly summary' };

/** What was registered in half a financial year. */
export default async function SummaryPage({ searchParams }: PageProps<'/dashboard/deals/summary'>) {
  const { half, halves, summary } = await loadSummary(await searchParams);
  return (
    <DashboardFrame title="Half-yearly summary" current="deals">
      {summary ? (
        <DealSummary half={half} halves={halves} summary={summary} />
      ) : (
        <EmptyState title="Not for your role">
          <p className="measure text-ink-soft">
            The owner of your team, and its agents, can open the summary.
          </p>
        </EmptyState>
      )}
    </DashboardFrame>
  );
}
