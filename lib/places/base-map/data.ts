import 'server-only';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import type { MapBase } from './dto';
import { baseOf } from './rules';

let made: { from: Gazetteer; base: MapBase } | undefined;

/** The base with the places as admins have edited them. */
export async function getMapBase(): Promise<MapBase> {
  const gazetteer = await getGazetteer();
  if (made?.from !== gazetteer) made = { from: gazetteer, base: baseOf(gazetteer.places) };
  return made.base;
}
