import { TourView } from '@/components/clients/tours/tour-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadTour } from '@/lib/clients/tour-links/loaders';
import { dayText } from '@/lib/clients/tours/format';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('clients/tours', 'Tour');

export default async function TourPage({ params }: PageProps<'/dashboard/clients/tours/[id]'>) {
  const { t } = await texts('clients/tours');
  const { tour, choices, members } = await loadTour((await params).id);
  return (
    <DashboardFrame
      title={t('Tour of {day}', { day: dayText(t, tour.day) })}
      texts={['clients/tours', 'clients/tour-link']}
    >
      <TourView initial={tour} now={Date.now()} choices={choices} members={members} />
    </DashboardFrame>
  );
}
