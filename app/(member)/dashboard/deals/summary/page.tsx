import { DealSummary } from '@/components/deals/deal-summary';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { EmptyState } from '@/components/ui/feedback/notice';
import { loadSummary } from '@/lib/deals/summary/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/summary', 'Half-yearly summary');

export default async function SummaryPage({ searchParams }: PageProps<'/dashboard/deals/summary'>) {
  const { t } = await texts('deals/summary');
  const { half, halves, summary, next } = await loadSummary(await searchParams);
  return (
    <DashboardFrame title={t('Half-yearly summary')} texts={['deals/summary']}>
      {summary ? (
        <DealSummary half={half} halves={halves} summary={summary} next={next} />
      ) : (
        <EmptyState title={t('Not for your role')}>
          <p className="measure text-ink-soft">
            {t('Only your team’s owner and agents can open the summary.')}
          </p>
        </EmptyState>
      )}
    </DashboardFrame>
  );
}
