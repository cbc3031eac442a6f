import 'server-only';
import { Types } from 'mongoose';
import { findListings } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { type ObjectInfo, removeAll } from '@/lib/platform/objects/object-store';
import { objectStore } from '@/lib/platform/objects/store';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { DAY_MS } from '@/lib/platform/time/time';
import type { Offer } from '@/lib/prints/dto';
import { KEPT_DAYS, PRINT_TYPES, type PrintKind } from './constants';
import { PRINTS, printsOf, readPrint, withFiles } from './data';
import { printDrawn } from './events';
import { printName, printStem, versionOf } from './rules';
import { drawPrint } from './tasks';

/** Draws one print at a time, because each takes a full core and pages must not wait. */
const limited = createLimiter(1);
/** Prints being drawn, so that a simultaneous request for the same one waits for it. */
const drawing = new Map<string, Promise<Buffer>>();

async function drawAndKeep(offer: Offer, kind: PrintKind, key: string): Promise<Buffer> {
  const drawn = await drawPrint({ offer: await withFiles(offer), kind });
  const bytes = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  const { type } = PRINT_TYPES[kind];
  await printDrawn.emit({ offer, kind, version: versionOf(offer), bytes, type });
  const store = await objectStore();
  try {
    await store.put(key, { bytes });
    const older = printsOf(offer.property._id) + printStem({ kind, language: offer.language });
    for await (const found of store.list(printsOf(offer.property._id)))
      if (found.key.startsWith(older) && found.key !== key) await store.remove(found.key);
  } catch (err) {
    // the next request draws it again
    log.warn({ err }, 'a print could not be kept');
  }
  return bytes;
}

/** Returns the stored print of an offer, or draws it. */
export async function makePrint(offer: Offer, kind: PrintKind): Promise<Buffer> {
  const key = printsOf(offer.property._id) + printName({ kind, language: offer.language }, versionOf(offer));
  const kept = await readPrint(key);
  if (kept) return kept;
  const running = drawing.get(key);
  if (running) return running;
  const work = limited(() => drawAndKeep(offer, kind, key)).finally(() => drawing.delete(key));
  drawing.set(key, work);
  return work;
}

export async function removePrints(id: string): Promise<void> {
  await removeAll(await objectStore(), printsOf(id));
}

/** Removes prints of listings that are no longer public, and those not requested for a month. Returns how many listings lost some. */
export async function removeOldPrints(now = Date.now()): Promise<number> {
  const store = await objectStore();
  const kept = new Map<string, ObjectInfo[]>();
  for await (const info of store.list(PRINTS)) {
    const [, id = ''] = info.key.split('/');
    if (isObjectIdHex(id)) kept.set(id, [...(kept.get(id) ?? []), info]);
  }
  const ids = [...kept.keys()].map((id) => new Types.ObjectId(id));
  const shown = await findListings({ _id: op.in(ids), status: op.in(DETAIL_STATUSES) }, { _id: 1 });
  const isShown = new Set(shown.map(({ _id }) => String(_id)));
  let listings = 0;
  for (const [id, prints] of kept) {
    const isOld = ({ storedAt }: ObjectInfo) => now - storedAt.getTime() >= KEPT_DAYS * DAY_MS;
    const unwanted = isShown.has(id) ? prints.filter(isOld) : prints;
    for (const { key } of unwanted) await store.remove(key);
    if (unwanted.length > 0) listings++;
  }
  return listings;
}
