import 'server-only';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { listRates } from '@/lib/costs/rates/data';
import { getPublicProperty } from '@/lib/listings/data';
import { getLister } from '@/lib/listings/listers/data';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { findCity } from '@/lib/places/rules';
import { env } from '@/lib/platform/env';
import type { Language } from '@/lib/platform/language/languages';
import type { Offer } from '@/lib/prints/brochure/dto';
import { sketchOf } from '@/lib/prints/sketch/rules';
import { site } from '@/lib/settings/data';
import { type Print, readName } from './rules';

/** Where the prints of this machine are kept, a folder for each listing. */
export const printsFolder = () => join(env().DATA_DIR, 'prints');
export const folderOf = (id: string) => join(printsFolder(), id);

/** What the prints of a listing say now; undefined when visitors may not see it. */
export async function getOffer(id: string, language: Language = 'en'): Promise<Offer | undefined> {
  const property = await getPublicProperty(id);
  if (!property) return undefined;
  const [lister, rates, agency, gazetteer] = await Promise.all([
    getLister(property._id),
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    getGazetteer(),
  ]);
  return { language, property, lister, rates, site: agency, sketch: sketchOf(gazetteer, property) };
}

/** A kept file, which counts as asked for now; undefined when it is not there. */
export async function readPrint(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const now = new Date();
  if (bytes) await utimes(path, now, now).catch(() => undefined);
  return bytes;
}

/** Which prints somebody has asked for, in any version. */
export async function keptPrints(id: string): Promise<Print[]> {
  const names = await readdir(folderOf(id)).catch(() => []);
  const kept = new Map(
    names.flatMap((name) => readName(name) ?? []).map((print) => [print.kind + print.language, print]),
  );
  return [...kept.values()];
}
