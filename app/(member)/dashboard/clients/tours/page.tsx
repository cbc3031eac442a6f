import { NewTour } from '@/components/clients/tours/new-tour';
import { TourList } from '@/components/clients/tours/tour-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadTours } from '@/lib/clients/tour-links/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { tourDays } from '@/lib/shortlists/tours/rules';

export const generateMetadata = titleOf('clients/tours', 'Tours');

export default async function ToursPage() {
  const { t } = await texts('clients/tours');
  const { tours, wishes, ...planning } = await loadTours();
  const [sunday = ''] = tourDays(new Date());
  return (
    <DashboardFrame
      title={t('Tours')}
      texts={['clients/tours']}
      actions={<NewTour day={sunday} {...planning} />}
    >
      <TourList tours={tours} wishes={wishes} {...planning} />
    </DashboardFrame>
  );
}
