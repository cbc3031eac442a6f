import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import type { ActivityAction } from './constants';
import { ActivityCounters } from './rules';
import type { ActivityMetadata } from './schema';

export type ActivityInput = {
  subject: { guestID: string } | { user: string };
  action: ActivityAction;
  metadata: ActivityMetadata;
  userAgent: string | undefined;
  ip: string;
};

type Pending = ActivityInput & { timestamp: Date };

/** Maximum delay before buffered entries are written, in milliseconds. */
const FLUSH_MS = 1000;
const BATCH = 200;
/** Drops the newest entries beyond this number, so that memory does not fill up while the database is down. */
const MAX_PENDING = 5000;

/** Survives the module copies that Next makes per route. */
const globalForActivity = globalThis as unknown as {
  saptamActivity?: {
    pending: Pending[];
    timer: NodeJS.Timeout | undefined;
    dropped: number;
    writing: Set<Promise<void>>;
  };
};
globalForActivity.saptamActivity ??= { pending: [], timer: undefined, dropped: 0, writing: new Set() };
const buffer = globalForActivity.saptamActivity;

/** Buffers the entry and returns at once. False if the buffer is full. */
export function recordActivity(input: ActivityInput): boolean {
  if (buffer.pending.length >= MAX_PENDING) {
    buffer.dropped += 1;
    return false;
  }
  buffer.pending.push({ ...input, timestamp: new Date() });
  if (buffer.pending.length >= BATCH) void flushActivity();
  else if (!buffer.timer) {
    buffer.timer = setTimeout(() => void flushActivity(), FLUSH_MS);
    buffer.timer.unref();
  }
  return true;
}

/**
 * Writes pending entries and waits for running writes; also called at shutdown. Never throws, because a lost entry must not break a page.
 */
export async function flushActivity(): Promise<void> {
  clearTimeout(buffer.timer);
  buffer.timer = undefined;
  const batch = buffer.pending.splice(0, MAX_PENDING);
  if (batch.length > 0) {
    const job = write(batch).finally(() => buffer.writing.delete(job));
    buffer.writing.add(job);
  }
  await Promise.all(buffer.writing);
}

async function write(batch: Pending[]): Promise<void> {
  try {
    const adopted = await adoptions(batch);
    const entries = batch.map((entry) => ({
      ...entry,
      subject: adopted.get(guestOf(entry.subject)) ?? entry.subject,
    }));
    await Activity.insertMany(
      entries.map(({ subject, ...rest }) => ({ ...subject, ...rest })),
      { ordered: false },
    );
    await writeCounters(figuresOf(entries));
  } catch (error) {
    log.warn({ err: error, entries: batch.length }, 'activity entries were lost');
  }
  if (buffer.dropped > 0) log.warn({ entries: buffer.dropped }, 'activity entries were dropped');
  buffer.dropped = 0;
}

async function writeCounters(counters: ActivityCounters): Promise<void> {
  if (counters.guests.size > 0) await Guest.bulkWrite(guestUpdates(counters), { ordered: false });
  const days = guestDayUpdates(counters);
  if (days.length > 0) await GuestDay.bulkWrite(days, { ordered: false });
}

function guestOf(subject: Pending['subject']): string {
  return 'guestID' in subject ? subject.guestID : '';
}

/** Guests who signed in between the view and this write, perhaps through another process. The entry becomes the user's. */
async function adoptions(batch: Pending[]): Promise<Map<string, { user: string }>> {
  const guests = [...new Set(batch.map(({ subject }) => guestOf(subject)))].filter(Boolean);
  const rows = await Guest.find(
    { guestID: op.in(guests), adoptedBy: op.exists() },
    { guestID: 1, adoptedBy: 1 },
  ).lean();
  return new Map(rows.map((row) => [row.guestID, { user: String(row.adoptedBy) }]));
}

function figuresOf(batch: Pending[]): ActivityCounters {
  const counters = new ActivityCounters();
  for (const { subject, action, metadata, timestamp } of batch) {
    counters.add({ action, timestamp, page: metadata.page }, guestOf(subject) || undefined);
  }
  return counters;
}

const under = <T>(path: string, values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]));

function guestUpdates(counters: ActivityCounters) {
  return [...counters.guests].map(([guestID, { count, last, lastOf }]) => ({
    updateOne: {
      filter: { guestID },
      update: { $inc: { activityCount: count }, $max: { lastActive: last, ...under('lastOf', lastOf) } },
    },
  }));
}

function guestDayUpdates(counters: ActivityCounters) {
  return counters.takeGuestDays().map(({ day, guestID, counts, last }) => ({
    updateOne: {
      filter: { day, guestID },
      update: { $inc: under('counts', counts), $max: under('last', last) },
      upsert: true,
    },
  }));
}
