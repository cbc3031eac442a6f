import 'server-only';
import type { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { NumberRelease } from '@/models/accounts/number-release';
import type { NumberReleaseDto, ReleaseState } from './dto';

const LISTED = 200;

/** An entry, with the visit through which the number was given, if any. */
export type ReleaseEntry = NumberReleaseDto & { visit?: string };

/** "Who has my number": the newest entries of one person, including withdrawn ones. */
export async function listReleases(giver: string | undefined): Promise<ReleaseEntry[]> {
  if (!giver) return [];
  const rows = await NumberRelease.find({ giver }).sort({ at: -1 }).limit(LISTED).lean();
  return rows.map(({ _id, to, property, propertyTitle, reason, at, withdrawnAt, visit }) => ({
    id: String(_id),
    to,
    ...(property && { propertyId: String(property) }),
    ...(propertyTitle && { propertyTitle }),
    reason,
    at: at.toISOString(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
    ...(visit && { visit: String(visit) }),
  }));
}

/** The latest entry per giver and receiver, by record of this kind. */
export async function mapReleases(
  kind: 'enquiry' | 'visit',
  records: readonly Types.ObjectId[],
): Promise<Map<string, ReleaseState[]>> {
  const found = new Map<string, ReleaseState[]>();
  if (records.length === 0) return found;
  const rows = await NumberRelease.find({ [kind]: op.in(records) })
    .sort({ at: -1 })
    .lean();
  for (const { _id, enquiry, visit, giver, receiver, withdrawnAt } of rows) {
    const record = String(kind === 'enquiry' ? enquiry : visit);
    const states = found.get(record) ?? [];
    if (!states.some((one) => one.giver === giver && one.receiver === receiver))
      states.push({ id: String(_id), giver, receiver, isTaken: Boolean(withdrawnAt) });
    found.set(record, states);
  }
  return found;
}

/** For the export of an account: all releases by it and to it. */
export async function exportReleases(owner: string) {
  const facts = { _id: 0, property: 1, propertyTitle: 1, reason: 1, at: 1, withdrawnAt: 1 };
  const [given, received] = await Promise.all([
    NumberRelease.find({ giver: owner }, { ...facts, to: 1 })
      .sort({ at: -1 })
      .lean(),
    NumberRelease.find({ receiver: owner }, facts).sort({ at: -1 }).lean(),
  ]);
  return { given, received };
}
