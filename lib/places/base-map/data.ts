import 'server-only';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import type { Language } from '@/lib/platform/language/languages';
import type { MapBase } from './dto';
import { baseOf } from './rules';

const made = new Map<Language, { from: Gazetteer; base: MapBase }>();

/** The base map with places as edited by admins, labelled in a language. */
export async function getMapBase(language: Language): Promise<MapBase> {
  const gazetteer = await getGazetteer();
  const known = made.get(language);
  if (known?.from === gazetteer) return known.base;
  const base = baseOf(gazetteer.places, language);
  made.set(language, { from: gazetteer, base });
  return base;
}
