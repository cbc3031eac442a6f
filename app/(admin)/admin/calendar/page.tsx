import { CalendarPageView } from '@/components/office/calendar/calendar-page';
import { PageTexts } from '@/components/shell/page-texts';
import { loadOfficeCalendar } from '@/lib/office/calendar/loaders';

export const metadata = { title: 'Calendar' };

export default async function OfficeCalendarPage({ searchParams }: PageProps<'/admin/calendar'>) {
  const shown = await loadOfficeCalendar(await searchParams);
  return (
    <PageTexts of={['office/calendar']}>
      <CalendarPageView {...shown} />
    </PageTexts>
  );
}
