import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { TodayView } from '@/components/today/today-view';
import { ButtonLink } from '@/components/ui/button';
import { loadToday } from '@/lib/today/loaders';

export const metadata: Metadata = { title: 'Today' };

/** What needs an answer now, and what has changed since the last visit. */
export default async function TodayPage() {
  const today = await loadToday();
  return (
    <DashboardFrame
      title="Today"
      current="today"
      actions={
        today.listings > 0 && (
          <ButtonLink href="/properties/new" size="sm">
            Add New Property
          </ButtonLink>
        )
      }
    >
      <TodayView today={today} />
    </DashboardFrame>
  );
}
