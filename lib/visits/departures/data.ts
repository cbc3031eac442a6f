import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import type { VisitLean } from '@/lib/visits/data';
import { isOpen } from '@/lib/visits/rules';
import { Visit } from '@/models/visits/visit';

/** Statuses of visits that can still take place, until their time has passed. */
export const openVisits = (now: Date) => ({
  status: op.in(['proposed' as const, 'confirmed' as const]),
  until: op.gt(now),
});

/** Visits to cancel when a home is no longer available. */
export async function listOpenVisits(property: string, now = new Date()): Promise<VisitLean[]> {
  const rows = await Visit.find({ property: op.in([new Types.ObjectId(property)]), ...openVisits(now) }).lean<
    VisitLean[]
  >();
  return rows.filter((row) => isOpen(row, now));
}
