import 'server-only';
import { homesLeft } from '@/lib/listings/events';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import { listHeldUntil, mapDepartures } from './data';

/** Raises the event for those of these homes that are no longer available. */
export async function announceDepartures(ids: readonly string[]): Promise<void> {
  const departures = await mapDepartures(ids);
  if (departures.size > 0) await homesLeft.emit(departures);
}

/** Raises the event for closed homes whose undo period has ended. Idempotent, because an interrupted run only raises it again. */
export async function announceHeld(now = new Date()): Promise<number> {
  const ids = await listHeldUntil(now);
  if (ids.length === 0) return 0;
  await announceDepartures(ids);
  // a closing that was undone and repeated meanwhile has a new period
  await Property.updateMany(
    { _id: op.in(ids), 'closing.tellAt': op.lte(now) },
    { $unset: { 'closing.tellAt': 1 } },
    { timestamps: false },
  );
  return ids.length;
}
