import { readOfficeCalendar } from '@/lib/office/calendar/data';
import { officeCalendarDto } from '@/lib/office/calendar/dto';
import { officeCalendarSchema } from '@/lib/office/calendar/schema';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';
import { indianDay } from '@/lib/platform/time/indian-day';
import { daysOf } from '@/lib/visits/calendar/rules';

export const GET = route(
  { auth: { can: 'read' }, query: officeCalendarSchema, reply: officeCalendarDto },
  ({ query, actor, request }) => {
    const day = query.day ?? indianDay(Date.now());
    const days = daysOf(query.view, day);
    return readOfficeCalendar(
      actor,
      query,
      [days[0] ?? day, days.at(-1) ?? day],
      callingPageLanguage(request.headers),
    );
  },
);
