import type { Metadata } from 'next';
import { BusyForm } from '@/components/calendar/busy-form';
import { CalendarView } from '@/components/calendar/calendar-view';
import { FeedPanel } from '@/components/calendar/feed-panel';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { loadCalendar } from '@/lib/calendar/loaders';

export const metadata: Metadata = { title: 'Calendar' };

/** Visits, dates of deals, days off and holidays. */
export default async function CalendarPage({ searchParams }: PageProps<'/dashboard/calendar'>) {
  const { feeds, hours, ...shown } = await loadCalendar(await searchParams);
  return (
    <DashboardFrame title="Calendar" current="calendar">
      <CalendarView {...shown} />
      <p className="text-ink-soft">
        You show homes: {hours}.{' '}
        <a href="/dashboard/visits" className="underline">
          Change your hours
        </a>
      </p>
      <BusyForm day={shown.day} />
      <FeedPanel feeds={feeds} />
    </DashboardFrame>
  );
}
