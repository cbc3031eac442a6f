import 'server-only';
import type { PropertyInput } from '@/lib/listings/schema';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { centreOf } from '@/lib/places/gazetteer/rules';

/** Sets an unknown location to the centre of its locality, if the gazetteer has it. The page calls it approximate. */
export async function withCentre<T extends Omit<PropertyInput, 'status'>>(listing: T): Promise<T> {
  const { placePrecision, citySlug, localitySlug, location } = listing;
  if (placePrecision !== 'unknown' || !localitySlug) return listing;
  const place = (await getGazetteer()).locality(citySlug, localitySlug);
  const centre = place && centreOf(place);
  if (!centre) return listing;
  const coordinates: [number, number] = [centre.lng, centre.lat];
  return { ...listing, location: { ...location, coordinates }, placePrecision: 'approximate' };
}
