import { CalendarPageView } from '@/components/office/calendar/calendar-page';
import { PageTexts } from '@/components/shell/page-texts';
import { loadOfficeCalendar } from '@/lib/office/calendar/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('office/calendar', 'Calendar');

export default async function OfficeCalendarPage({ searchParams }: PageProps<'/admin/calendar'>) {
  const shown = await loadOfficeCalendar(await searchParams);
  return (
    <PageTexts of={['office/calendar', 'office/tasks', 'replies']}>
      <CalendarPageView {...shown} />
    </PageTexts>
  );
}
