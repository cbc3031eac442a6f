import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { DETAIL_STATUSES } from '@/lib/listings/vocabulary/constants';
import { op } from '@/lib/platform/db/operators';
import { createLimiter } from '@/lib/platform/media/limiter';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { DAY_MS } from '@/lib/platform/time/time';
import type { Offer } from '@/lib/prints/brochure/dto';
import { Property } from '@/models/listings/property';
import { KEPT_DAYS, type PrintKind } from './constants';
import { folderOf, printsFolder, readPrint } from './data';
import { printName, printStem, versionOf } from './rules';

// what draws is large and seldom wanted: it is loaded with the first print
const brochure = async (offer: Offer, pages: 1 | 2) =>
  (await import('@/lib/prints/brochure/loaders')).brochurePdf(offer, pages);
const windowCard = async (offer: Offer, size: 'a4' | 'a5') =>
  (await import('@/lib/prints/window-card/loaders')).windowCardPdf(offer, size);
const picture = async (offer: Offer) =>
  (await (await import('@/lib/prints/pictures/loaders')).listingPicture(offer)).jpeg;

const DRAW: Record<PrintKind, (offer: Offer) => Promise<Buffer>> = {
  'brochure-1': (offer) => brochure(offer, 1),
  'brochure-2': (offer) => brochure(offer, 2),
  picture,
  'card-a4': (offer) => windowCard(offer, 'a4'),
  'card-a5': (offer) => windowCard(offer, 'a5'),
};

/** Drawing takes a whole core: pages must not wait behind a heap of prints. */
const limited = createLimiter(1);
/** What is being drawn: who asks for the same meanwhile waits for the same. */
const drawing = new Map<string, Promise<Buffer>>();

async function drawAndKeep(offer: Offer, kind: PrintKind, path: string): Promise<Buffer> {
  const bytes = await DRAW[kind](offer);
  const folder = folderOf(offer.property._id);
  const stem = printStem({ kind, language: offer.language });
  await mkdir(folder, { recursive: true });
  // whole or not at all, also when two processes draw it at once
  const unfinished = join(folder, `${randomUUID()}.part`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  for (const name of await readdir(folder))
    if (name.startsWith(stem) && join(folder, name) !== path) await rm(join(folder, name), { force: true });
  return bytes;
}

/** The print of an offer: the kept one, else it is drawn now. */
export async function makePrint(offer: Offer, kind: PrintKind): Promise<Buffer> {
  const path = join(
    folderOf(offer.property._id),
    printName({ kind, language: offer.language }, versionOf(offer)),
  );
  const kept = await readPrint(path);
  if (kept) return kept;
  const running = drawing.get(path);
  if (running) return running;
  const work = limited(() => drawAndKeep(offer, kind, path)).finally(() => drawing.delete(path));
  drawing.set(path, work);
  return work;
}

export const removePrints = (id: string): Promise<void> => rm(folderOf(id), { recursive: true, force: true });

/** Prints of listings that visitors do not see any more, and those that nobody asked for in a month. Returns how many listings lost some. */
export async function removeOldPrints(now = Date.now()): Promise<number> {
  const ids = (await readdir(printsFolder()).catch(() => [])).filter(isObjectIdHex);
  const shown = await Property.find(
    {
      _id: op.in(ids.map((id) => new Types.ObjectId(id))),
      status: op.in(DETAIL_STATUSES),
    },
    { _id: 1 },
  ).lean();
  const isShown = new Set(shown.map(({ _id }) => String(_id)));
  let removed = 0;
  for (const id of ids) {
    if (!isShown.has(id)) {
      await removePrints(id);
      removed += 1;
      continue;
    }
    for (const name of await readdir(folderOf(id)).catch(() => [])) {
      const path = join(folderOf(id), name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs < KEPT_DAYS * DAY_MS) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
