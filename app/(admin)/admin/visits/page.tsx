import type { Metadata } from 'next';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { HostedVisits } from '@/components/visits/hosted-visits';
import { loadAgencyVisits } from '@/lib/visits/loaders';

export const metadata: Metadata = { title: 'Visits' };

/** People who want to visit homes listed by the agency. */
export default async function AgencyVisitsPage() {
  const { visits, canAnswer, mayChangeHours } = await loadAgencyVisits();
  return (
    <PageFrame
      title="Visits"
      subtitle="To homes that the agency lists. Listers answer their own."
      actions={
        mayChangeHours && (
          <a className="link" href="/admin/settings/showing">
            Hours and days without visits
          </a>
        )
      }
    >
      <Heading level={2} className="sr-only">
        Visits to homes of the agency
      </Heading>
      {visits.length > 0 ? (
        <PageTexts of={['visits', 'visits/booking']}>
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
