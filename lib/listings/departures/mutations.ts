import 'server-only';
import { homesLeft } from '@/lib/listings/events';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import { listHeldUntil, mapDepartures } from './data';

/** Raises the event for those of these homes that are offered no longer. */
export async function announceDepartures(ids: readonly string[]): Promise<void> {
  const departures = await mapDepartures(ids);
  if (departures.size > 0) await homesLeft.emit(departures);
}

/** Raises it for closed homes whose time for an undo is over. Idempotent: the event is raised again when a run broke off. */
export async function announceHeld(now = new Date()): Promise<number> {
  const ids = await listHeldUntil(now);
  if (ids.length === 0) return 0;
  await announceDepartures(ids);
  // one that was undone and closed again meanwhile has a time of its own
  await Property.updateMany(
    { _id: op.in(ids), 'closing.tellAt': op.lte(now) },
    { $unset: { 'closing.tellAt': 1 } },
    { timestamps: false },
  );
  return ids.length;
}
