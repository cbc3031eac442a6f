import 'server-only';
import { homesLeft } from '@/lib/listings/events';
import { mapDepartures } from './data';

/** Raises the event for those of these homes that are offered no longer. */
export async function announceDepartures(ids: readonly string[]): Promise<void> {
  const departures = await mapDepartures(ids);
  if (departures.size > 0) await homesLeft.emit(departures);
}
