import 'server-only';
import { Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { ListingDay } from '@/models/listing-day';

/** Views of each of these listings on each of these Indian days, in their order. */
export async function viewsByDay(
  properties: string[],
  days: readonly string[],
): Promise<Map<string, number[]>> {
  await connectDb();
  const rows = await ListingDay.find(
    {
      property: trusted({ $in: properties.map((id) => new Types.ObjectId(id)) }),
      day: trusted({ $gte: days[0] ?? '' }),
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
