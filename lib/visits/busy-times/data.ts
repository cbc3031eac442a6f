import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { VISIT_MS } from '@/lib/visits/hours/rules';
import { BusyTime } from '@/models/visits/busy-time';
import { Visit } from '@/models/visits/visit';
import { takenTimes } from './providers';

export type Busy = { id: string; start: Date; end: Date; note: string };

export async function listBusy(userId: string, from: Date, until: Date): Promise<Busy[]> {
  const rows = await BusyTime.find({
    user: userId,
    end: op.gt(from),
    start: op.lt(until),
  })
    .sort({ start: 1 })
    .lean();
  return rows.map(({ _id, start, end, note }) => ({ id: String(_id), start, end, note }));
}

/** The busy times of several members between two moments, without their notes. */
export async function listBusyOf(users: readonly string[], from: Date, until: Date) {
  const rows = await BusyTime.find(
    { user: op.in(users.map((id) => new Types.ObjectId(id))), end: op.gt(from), start: op.lt(until) },
    { note: 0 },
  ).lean();
  return rows.map(({ _id, user, start, end }) => ({ id: String(_id), user: String(user), start, end }));
}

type Of = { property: unknown; host?: unknown };

const startsOf = (filter: Record<string, unknown>, from: Date) =>
  Visit.find({ ...filter, until: op.gt(from), slotKey: op.exists() }, { start: 1 })
    .lean()
    .then((rows) => rows.flatMap(({ start }) => (start ? [start] : [])));

/** Times taken by visits to the listing or to other homes of its lister. */
export async function takenStarts({ property, host }: Of, now: Date): Promise<Set<number>> {
  const rows = await Promise.all([startsOf({ property }, now), host ? startsOf({ host }, now) : []]);
  return new Set(rows.flat().map((start) => start.getTime()));
}

/** Confirmed visits to a home or hosted by a person. */
export async function listVisitTimes(of: { property: unknown } | { host: unknown }, from: Date) {
  const starts = await startsOf(of, from);
  return starts.map((start) => ({ start, end: new Date(start.getTime() + VISIT_MS) }));
}

/** Tour stops at a home and of a person, between two moments. */
export const listToured = async (of: { property?: unknown; person?: unknown }, from: Date, until: Date) =>
  (await takenTimes.ask({ ...of, from, until })).flat();

export async function exportBusy(userId: string) {
  return BusyTime.find({ user: userId }, { _id: 0, start: 1, end: 1, note: 1 }).lean();
}
