import type { Metadata } from 'next';
import { PageFrame } from '@/components/admin/page-frame';
import { PageTexts } from '@/components/layout/page-texts';
import { EmptyState } from '@/components/ui/notice';
import { HostedVisits } from '@/components/visit/hosted-visits';
import { loadAgencyVisits } from '@/lib/visit/loaders';

export const metadata: Metadata = { title: 'Visits' };

/** Who wants to see homes that the agency lists. */
export default async function AgencyVisitsPage() {
  const { visits, canAnswer, mayChangeHours } = await loadAgencyVisits();
  return (
    <PageFrame
      title="Visits"
      subtitle="To homes that the agency lists. Listers answer their own."
      actions={
        mayChangeHours && (
          <a className="link" href="/admin/settings">
            Hours and days without visits
          </a>
        )
      }
    >
      <h2 className="sr-only">Visits to homes of the agency</h2>
      {visits.length > 0 ? (
        <PageTexts of={['visits', 'sheets']}>
          <HostedVisits visits={visits} canAnswer={canAnswer} />
        </PageTexts>
      ) : (
        <EmptyState title="No visit was asked for yet">
          <p className="measure text-ink-soft">
            When somebody presses “Book a visit” on a home of the agency, the wish comes to its e-mail address
            and stays here.
          </p>
        </EmptyState>
      )}
    </PageFrame>
  );
}
