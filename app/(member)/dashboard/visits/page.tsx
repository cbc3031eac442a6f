import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import { HostedVisits } from '@/components/visit/hosted-visits';
import { HoursForm } from '@/components/visit/hours-form';
import { pageText } from '@/lib/language/on-server';
import { loadHosted } from '@/lib/visit/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('visits'))('Visits'),
});

/** Who wants to see one's own listings. They were mailed as well when they asked. */
export default async function HostedVisitsPage() {
  const t = await pageText('visits');
  const { visits, own, agency } = await loadHosted();
  return (
    <DashboardFrame title={t('Visits')} current="visits" texts={['visits', 'sheets', 'labels']}>
      <HoursForm own={own} agency={agency} />
      <h2 className="sr-only">{t('Visits to your listings')}</h2>
      {visits.length > 0 ? (
        <HostedVisits visits={visits} />
      ) : (
        <EmptyState title={t('No visit was asked for yet')}>
          <p className="measure text-ink-soft">
            {t(
              'When somebody wants to see one of your listings, you get a mail, and confirm a time here or by the link in it.',
            )}
          </p>
          <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
        </EmptyState>
      )}
    </DashboardFrame>
  );
}
