import 'server-only';
import type { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { NumberRelease } from '@/models/accounts/number-release';
import type { NumberReleaseDto, ReleaseState } from './dto';

const LISTED = 200;

/** An entry, with the visit through which the number was given, if any. */
export type ReleaseEntry = NumberReleaseDto & { visit?: string };

/** A person's newest entries of "Who has my number", including withdrawn ones. */
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

type Releases = Map<string, ReleaseState[]>;

/** Keeps only the latest entry per giver and receiver. */
function note(found: Releases, record: string, state: ReleaseState): void {
  const states = found.get(record) ?? [];
  if (!states.some((one) => one.giver === state.giver && one.receiver === state.receiver)) states.push(state);
  found.set(record, states);
}

const FIELDS = { enquiry: 1, visit: 1, giver: 1, receiver: 1, withdrawnAt: 1 } as const;

/** The latest entry per giver and receiver, by record of this kind. */
export async function mapReleases(
  kind: 'enquiry' | 'visit',
  records: readonly Types.ObjectId[],
): Promise<Releases> {
  const none: readonly Types.ObjectId[] = [];
  const of = { enquiry: none, visit: none, [kind]: records };
  return (await mapAllReleases(of))[kind];
}

/** … of both kinds, in one read. */
export async function mapAllReleases(
  of: Readonly<Record<'enquiry' | 'visit', readonly Types.ObjectId[]>>,
): Promise<Record<'enquiry' | 'visit', Releases>> {
  const found: Record<'enquiry' | 'visit', Releases> = { enquiry: new Map(), visit: new Map() };
  const kinds = (['enquiry', 'visit'] as const).filter((kind) => of[kind].length > 0);
  const [first, second] = kinds.map((kind) => ({ [kind]: op.in(of[kind]) }));
  if (!first) return found;
  const rows = await NumberRelease.find(second ? { $or: [first, second] } : first, FIELDS)
    .sort({ at: -1 })
    .lean();
  for (const { _id, giver, receiver, withdrawnAt, ...row } of rows)
    for (const kind of kinds) {
      const record = row[kind];
      if (record)
        note(found[kind], String(record), {
          id: String(_id),
          giver,
          receiver,
          isTaken: Boolean(withdrawnAt),
        });
    }
  return found;
}

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
