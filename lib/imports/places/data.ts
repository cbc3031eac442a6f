import 'server-only';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { placeIndex } from '@/lib/search/box/data';
import type { GazetteerInput, PlacesInput } from './rules';

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A key per object, because the places stay the same object until something in them changes. */
function keyOf(value: object): number {
  const key = keys.get(value) ?? ++lastKey;
  keys.set(value, key);
  return key;
}

/** The current gazetteer for a worker. */
export async function gazetteerInput(): Promise<GazetteerInput> {
  const gazetteer = await getGazetteer();
  return { key: keyOf(gazetteer), ...(gazetteer !== builtIn && { places: gazetteer.places }) };
}

/** Places with all names that a search can contain. */
export async function placesInput(): Promise<PlacesInput> {
  const [gazetteer, index] = await Promise.all([gazetteerInput(), placeIndex()]);
  return { key: keyOf(index), gazetteer, places: [...index.places.values()] };
}
