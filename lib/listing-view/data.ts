import 'server-only';
import { Types } from 'mongoose';
import { connectDb } from '@/lib/db';
import { indianDay } from '@/lib/indian-day';
import { ListingDay } from '@/models/listing-day';

/** Views of each of these listings from the day of `since` on. */
export async function viewsOf(properties: string[], since: Date): Promise<Map<string, number>> {
  await connectDb();
  const rows = await ListingDay.aggregate<{ _id: Types.ObjectId; views: number }>([
    {
      $match: {
        property: { $in: properties.map((id) => new Types.ObjectId(id)) },
        day: { $gte: indianDay(since) },
      },
    },
    { $group: { _id: '$property', views: { $sum: '$views' } } },
  ]);
  return new Map(rows.map(({ _id, views }) => [String(_id), views]));
}
