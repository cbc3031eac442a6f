import 'server-only';
import { readFile } from 'node:fs/promises';
import { readFace } from '@/lib/accounts/faces/data';
import { listRates } from '@/lib/costs/rates/data';
import { getPublicProperty } from '@/lib/listings/data';
import { getLister } from '@/lib/listings/listers/data';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { findCity } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import { objectStore } from '@/lib/platform/objects/store';
import { DAY_MS } from '@/lib/platform/time/time';
import type { Offer } from '@/lib/prints/dto';
import { getPrintedBrand } from '@/lib/prints/letterheads/data';
import { letterheadOf } from '@/lib/prints/letterheads/rules';
import { photoFile } from '@/lib/prints/sheet/data';
import { sketchOf } from '@/lib/prints/sketch/rules';
import { site } from '@/lib/settings/data';
import { type Print, readName } from './rules';

/** Key prefixes of stored prints, for all listings and for one. */
export const PRINTS = 'prints/';
export const printsOf = (id: string) => `${PRINTS}${id}/`;

/** Current content of a listing's prints; undefined if it is not public. */
export async function getOffer(id: string, language: Language = 'en'): Promise<Offer | undefined> {
  const property = await getPublicProperty(id);
  if (!property) return undefined;
  const [lister, brand, rates, agency, gazetteer] = await Promise.all([
    getLister(property._id),
    getPrintedBrand(property._id),
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
    getGazetteer(),
  ]);
  return {
    language,
    property,
    lister,
    letterhead: letterheadOf({ site: agency, lister, brand }),
    rates,
    site: agency,
    sketch: sketchOf(gazetteer, property),
  };
}

/** Adds the offer's files, so that drawing needs neither bucket nor database. */
export async function withFiles(offer: Offer): Promise<Offer> {
  const [face] = await Promise.all([
    readFace(offer.letterhead.face),
    ...offer.property.images.map((image) => photoFile(image)),
  ]);
  return { ...offer, face };
}

/** Milliseconds in which a stored print is not marked as requested again. */
const MARK_MS = DAY_MS;

/** A stored print, which counts as requested now; undefined if it is missing or the store does not respond. */
export async function readPrint(key: string): Promise<Buffer | undefined> {
  const store = await objectStore();
  const object = await store.open(key).catch(() => undefined);
  if (!object) return undefined;
  const bytes = await readFile(object.path).finally(object.release);
  if (Date.now() - object.storedAt.getTime() > MARK_MS)
    await store.put(key, { bytes }).catch(() => undefined);
  return bytes;
}

/** The prints requested so far, in any version. */
export async function keptPrints(id: string): Promise<Print[]> {
  const kept = new Map<string, Print>();
  for await (const { key } of (await objectStore()).list(printsOf(id))) {
    const print = readName(key.slice(printsOf(id).length));
    if (print) kept.set(print.kind + print.language, print);
  }
  return [...kept.values()];
}
