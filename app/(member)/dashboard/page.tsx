import { TodayView } from '@/components/office/today/today-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadToday } from '@/lib/office/today/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Today');

export default async function TodayPage() {
  const { t } = await texts('office/today');
  const today = await loadToday();
  return (
    <DashboardFrame
      title={t('Today')}
      texts={['listings/freshness']}
      actions={
        today.listings > 0 && (
          <ButtonLink href="/properties/new" size="sm">
            {t('Add New Property')}
          </ButtonLink>
        )
      }
    >
      <TodayView today={today} />
    </DashboardFrame>
  );
}
