import type { Metadata } from 'next';
import { BusyForm } from '@/components/calendar/busy-form';
import { CalendarView } from '@/components/calendar/calendar-view';
import { FeedPanel } from '@/components/calendar/feed-panel';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { Link } from '@/components/ui/link';
import { loadCalendar } from '@/lib/calendar/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('calendar'))('Calendar'),
});

/** Visits, dates of deals, days off and holidays. */
export default async function CalendarPage({ searchParams }: PageProps<'/dashboard/calendar'>) {
  const t = await pageText('calendar');
  const { feeds, hours, ...shown } = await loadCalendar(await searchParams);
  return (
    <DashboardFrame title={t('Calendar')} current="calendar" texts={['calendar']}>
      <CalendarView {...shown} />
      <p className="text-ink-soft">
        {t.rich('You show homes: {hours}. <a>Change your hours</a>', {
          hours,
          a: (text) => (
            <Link href="/dashboard/visits" className="underline">
              {text}
            </Link>
          ),
        })}
      </p>
      <BusyForm day={shown.day} />
      <FeedPanel feeds={feeds} />
    </DashboardFrame>
  );
}
