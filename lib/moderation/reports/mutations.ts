import 'server-only';
import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { findListing } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { Report } from '@/models/moderation/report';
import type { ReportInput } from './schema';

/** Stores a report on a listing visible to the reporter. An account's identical report is stored once while it is open. */
export async function createReport({ website, ...input }: ReportInput, userId?: string): Promise<string> {
  const seen = await findListing({ _id: input.propertyId, status: op.in(DETAIL_STATUSES) }, { _id: 1 });
  if (!seen) throw notFound('Property not found');
  const { propertyId: property, reason, details } = input;
  const report = { property, reason, details };
  if (!userId) {
    const create = (_id: Types.ObjectId) => Report.create({ _id, ...report });
    return String((await createOnce(Report, '', input, create)).row._id);
  }
  const said = JSON.stringify([userId, property.toLowerCase(), reason, details]);
  const openKey = createHash('sha256').update(said).digest('hex');
  try {
    return String((await Report.create({ ...report, user: userId, openKey }))._id);
  } catch (error) {
    const first = isDuplicateKey(error) ? await Report.findOne({ openKey }, { _id: 1 }).lean() : null;
    if (first) return String(first._id);
    throw error;
  }
}

/** Closes the reports on a listing, because an admin has decided on it. Returns how many were open. */
export async function settleReports(property: string): Promise<number> {
  const { modifiedCount } = await Report.updateMany(
    { property, status: 'open' },
    { $set: { status: 'settled' }, $unset: { openKey: 1 } },
  );
  return modifiedCount;
}
