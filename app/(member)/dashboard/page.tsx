import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { TodayView } from '@/components/today/today-view';
import { ButtonLink } from '@/components/ui/button';
import { pageText } from '@/lib/language/on-server';
import { loadToday } from '@/lib/today/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('layout'))('Today'),
});

/** What needs an answer now, and what has changed since the last visit. */
export default async function TodayPage() {
  const t = await pageText('dashboard');
  const today = await loadToday();
  return (
    <DashboardFrame
      title={t('Today')}
      current="today"
      texts={['freshness']}
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
