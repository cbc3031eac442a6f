import 'server-only';
import type { QueryFilter } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { ERASED_ACCOUNT } from '@/lib/accounts/users/format';
import { op } from '@/lib/platform/db/operators';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { daysRange } from '@/lib/platform/time/indian-day';
import { toActivityDto, withTitles } from '@/lib/visitors/guests/data';
import { Activity, type ActivityRow } from '@/models/visitors/activity';
import type { ActivityRowDto } from './dto';
import { ACTIVITIES_PAGE_SIZE, type ActivitySearch } from './schema';

function activityFilter({ action, from, to }: Partial<ActivitySearch>): QueryFilter<ActivityRow> {
  const days = daysRange(from, to);
  return { ...(action && { action }), ...(days && { timestamp: op.raw(days) }) };
}

export async function countActivities(search: Partial<ActivitySearch>): Promise<number> {
  return Activity.countDocuments(activityFilter(search));
}

/** One page of the activity log, newest first unless requested otherwise. */
export async function searchActivities(search: ActivitySearch): Promise<Page<ActivityRowDto>> {
  const filter = activityFilter(search);
  const isAll = Object.keys(filter).length === 0;
  const total = await (isAll ? Activity.estimatedDocumentCount() : Activity.countDocuments(filter));
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? ACTIVITIES_PAGE_SIZE);
  const dir = search.dir === 'asc' ? 1 : -1;
  const rows = await Activity.find(filter)
    .sort({ timestamp: dir, _id: dir })
    .skip(skip)
    .limit(search.size ?? ACTIVITIES_PAGE_SIZE)
    .lean();
  const users = rows.flatMap(({ user }) => (user ? [user] : []));
  const names = await mapUserNames(users);
  const list = rows.map((row): ActivityRowDto => {
    const user = row.user ? String(row.user) : undefined;
    return {
      ...toActivityDto(row),
      ...(row.guestID && { guestID: row.guestID }),
      ...(user && { user: { id: user, name: names.get(user) ?? ERASED_ACCOUNT } }),
    };
  });
  return { rows: await withTitles(list), total, page, pages };
}
