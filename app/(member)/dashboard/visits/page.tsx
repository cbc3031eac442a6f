import { ExportLinks } from '@/components/imports/export-links';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { SinceNotice } from '@/components/shell/since-notice';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { HostedVisits } from '@/components/visits/hosted-visits';
import { HoursForm } from '@/components/visits/hours-form';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadHosted } from '@/lib/visits/loaders';

export const generateMetadata = titleOf('visits', 'Visits');

export default async function HostedVisitsPage({ searchParams }: PageProps<'/dashboard/visits'>) {
  const { t } = await texts('visits');
  const { visits, since, own, agency } = await loadHosted(await searchParams);
  return (
    <DashboardFrame
      title={t('Visits')}
      texts={['visits', 'visits/booking', 'labels']}
      actions={<ExportLinks of={['visits']} />}
    >
      <SinceNotice since={since} all="/dashboard/visits" />
      <HoursForm own={own} agency={agency} />
      <Heading level={2} className="sr-only">
        {t('Visits to your listings')}
      </Heading>
      {visits.length > 0 ? (
        <HostedVisits visits={visits} />
      ) : (
        <EmptyState title={t('No visits yet')}>
          <p className="measure text-ink-soft">
            {t(
              'When someone wants to see one of your listings, you get an email. Confirm a time here or with its link.',
            )}
          </p>
          <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
        </EmptyState>
      )}
    </DashboardFrame>
  );
}
