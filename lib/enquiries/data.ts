import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { readsOf } from '@/lib/platform/db/reads-of';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import type { SharedRecords } from '@/lib/teams/providers';
import { Enquiry } from '@/models/enquiries/enquiry';

export const {
  find: findEnquiries,
  findOne: findEnquiry,
  findById: findEnquiryById,
  count: countEnquiries,
} = readsOf(Enquiry);

export async function enquiriesByDay(
  properties: string[],
  days: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await Enquiry.find(
    {
      property: op.in(properties.map((id) => new Types.ObjectId(id))),
      createdAt: op.gte(dayBounds(days[0] ?? indianDay(Date.now())).start),
    },
    { property: 1, createdAt: 1 },
  ).lean();
  const series = new Map(properties.map((id) => [id, days.map(() => 0)]));
  for (const { property, createdAt } of rows) {
    const at = days.indexOf(indianDay(createdAt));
    const of = series.get(String(property));
    if (of && at >= 0) of[at] = (of[at] ?? 0) + 1;
  }
  return series;
}

export const SHARED_ENQUIRIES: SharedRecords = { collection: Enquiry.collection, names: ['owner'] };
