import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { DETAIL_STATUSES } from '@/lib/listing-vocabulary/constants';
import { Property } from '@/models/property';
import { Report } from '@/models/report';
import type { ReportInput } from './schema';

/** Stores a report on a listing that the reporter can see. */
export async function createReport(input: ReportInput, userId?: string): Promise<string> {
  await connectDb();
  const seen = await Property.exists({
    _id: input.propertyId,
    status: trusted({ $in: [...DETAIL_STATUSES] }),
  });
  if (!seen) throw notFound('Property not found');
  const row = await Report.create({
    property: input.propertyId,
    reason: input.reason,
    details: input.details,
    ...(userId && { user: userId }),
  });
  return String(row._id);
}

/** Closes what was reported about a listing, because an admin has decided on it. Returns how many reports were open. */
export async function settleReports(property: string): Promise<number> {
  await connectDb();
  const { modifiedCount } = await Report.updateMany({ property, status: 'open' }, { status: 'settled' });
  return modifiedCount;
}
