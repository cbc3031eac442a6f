import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { BusyForm } from '@/components/visits/calendar/busy-form';
import { CalendarView } from '@/components/visits/calendar/calendar-view';
import { FeedPanel } from '@/components/visits/calendar/feed-panel';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadCalendar } from '@/lib/visits/calendar/loaders';

export const generateMetadata = titleOf('visits/calendar', 'Calendar');

export default async function CalendarPage({ searchParams }: PageProps<'/dashboard/calendar'>) {
  const { t } = await texts('visits/calendar');
  const { feeds, hours, ...shown } = await loadCalendar(await searchParams);
  return (
    <DashboardFrame title={t('Calendar')} texts={['visits/calendar']}>
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
