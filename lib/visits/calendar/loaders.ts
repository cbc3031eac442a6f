import 'server-only';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listFeeds } from '@/lib/visits/feeds/data';
import { showHoursOf } from '@/lib/visits/hours/data';
import { showHoursText } from '@/lib/visits/hours/format';
import { listCalendar } from './data';
import { daysOf } from './rules';
import { calendarQuerySchema } from './schema';

export async function loadCalendar(params: SearchParams, now = new Date()) {
  const { view, day: wanted } = calendarQuerySchema.parse(params);
  const today = indianDay(now);
  const day = wanted ?? today;
  const actor = actorOf(await pageUser(listUrl('/dashboard/calendar', { view, day: wanted })));
  const [days, language] = [daysOf(view, day), await pageLanguage()];
  const [items, feeds, hours] = await Promise.all([
    listCalendar(actor, days[0] ?? day, days.at(-1) ?? day, language),
    listFeeds(actor.userId),
    showHoursOf(actor.role === 'admin' ? undefined : actor.userId),
  ]);
  return { view, day, today, days, items, feeds, hours: showHoursText(hours, language) };
}
