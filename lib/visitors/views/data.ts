import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { ListingDay } from '@/models/visitors/listing-day';

/** Views per listing and Indian day, in order. */
export async function viewsByDay(
  properties: string[],
  days: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await ListingDay.find(
    {
      property: op.in(properties.map((id) => new Types.ObjectId(id))),
      day: op.gte(days[0] ?? ''),
    },
    { property: 1, day: 1, views: 1 },
  ).lean();
  const series = new Map(properties.map((id) => [id, days.map(() => 0)]));
  for (const { property, day, views } of rows) {
    const at = days.indexOf(day);
    const of = series.get(String(property));
    if (of && at >= 0) of[at] = views;
  }
  return series;
}
