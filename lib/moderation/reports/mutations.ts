import 'server-only';
import { DETAIL_STATUSES } from '@/lib/listings/vocabulary/constants';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import type { ReportInput } from './schema';

/** Stores a report on a listing visible to the reporter. */
export async function createReport(input: ReportInput, userId?: string): Promise<string> {
  const seen = await Property.exists({
    _id: input.propertyId,
    status: op.in(DETAIL_STATUSES),
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

/** Closes the reports on a listing, because an admin has decided on it. Returns how many were open. */
export async function settleReports(property: string): Promise<number> {
  const { modifiedCount } = await Report.updateMany({ property, status: 'open' }, { status: 'settled' });
  return modifiedCount;
}
