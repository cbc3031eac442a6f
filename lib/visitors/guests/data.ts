import 'server-only';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { listingOf } from '@/lib/visitors/activity/rules';
import { Activity } from '@/models/visitors/activity';
import { Guest, type GuestRow } from '@/models/visitors/guest';
import type { ActivityDto, GuestDetailDto, GuestDto } from './dto';

/** Maximum activities in a guest's detail. */
const LOG_LENGTH = 500;
const MAX_GUESTS = 500;

export type GuestRowLean = Omit<GuestRow, 'demo'>;
type Row = GuestRowLean;

export function toGuestDto(row: Row): GuestDto {
  return {
    guestID: row.guestID,
    name: row.name ?? null,
    userAgent: row.userAgent ?? '',
    deviceFingerprint: row.deviceFingerprint ?? '',
    ip: row.ip ?? '',
    createdAt: row.createdAt.toISOString(),
    lastActive: row.lastActive.toISOString(),
    activityCount: row.activityCount,
  };
}

type ActivityLean = { _id: unknown; action: ActivityAction; timestamp: Date; metadata?: object };

export function toActivityDto(row: ActivityLean): ActivityDto {
  return {
    _id: String(row._id),
    action: row.action,
    timestamp: row.timestamp.toISOString(),
    metadata: { ...row.metadata },
  };
}

export async function withTitles<T extends ActivityDto>(entries: T[]): Promise<T[]> {
  const idOf = ({ action, metadata }: T) => listingOf({ action, page: metadata.page });
  const ids = new Set(entries.flatMap((entry) => idOf(entry) ?? []));
  if (ids.size === 0) return entries;
  const rows = await findListings({ _id: op.in(ids) }, { title: 1 });
  const titles = new Map(rows.map(({ _id, title }) => [String(_id), title]));
  return entries.map((entry) => {
    const title = titles.get(idOf(entry) ?? '');
    return title ? { ...entry, title } : entry;
  });
}

/** The filter for a guest's activity, even after a sign-in made it the account's. */
export const activityOfGuest = (guestID: string) => ({ $or: [{ guestID }, { fromGuest: guestID }] });

export async function listActivity(guestID: string, skip = 0, limit = LOG_LENGTH): Promise<ActivityDto[]> {
  const rows = await Activity.find(activityOfGuest(guestID), { action: 1, timestamp: 1, metadata: 1 })
    .sort({ timestamp: -1, _id: -1 })
    .skip(skip)
    .limit(limit)
    .lean<ActivityLean[]>();
  return rows.map(toActivityDto);
}

export async function getGuest(guestID: string): Promise<GuestDetailDto | undefined> {
  const row = await Guest.findOne({ guestID }).lean<Row>();
  if (!row) return undefined;
  return { ...toGuestDto(row), activityLog: await listActivity(guestID) };
}

/** Newest guests first, at most 500. */
export async function listGuests(): Promise<GuestDto[]> {
  const rows = await Guest.find({}).sort({ lastActive: -1, _id: -1 }).limit(MAX_GUESTS).lean<Row[]>();
  return rows.map(toGuestDto);
}

export async function guestRecords(guestID: string): Promise<boolean> {
  return (await Guest.exists({ guestID, recordActivity: true })) !== null;
}
