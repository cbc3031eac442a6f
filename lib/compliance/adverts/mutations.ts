import 'server-only';
import { Types } from 'mongoose';
import { findListings, getPublicProperty } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { isStopping } from '@/lib/platform/jobs/lease';
import { objectStore } from '@/lib/platform/objects/store';
import type { PrintDrawn } from '@/lib/prints/files/events';
import { site } from '@/lib/settings/data';
import { AdvertVersion } from '@/models/compliance/advert-version';
import { type AdvertKind, FIRST_PREV } from './constants';
import { advertKey } from './data';
import { advertFacts, advertPage, portalText } from './format';
import { hashOfAdvert, sha256Of } from './rules';

type Version = {
  listing: string;
  project: string;
  title: string;
  kind: AdvertKind;
  variant?: string;
  language?: string;
  /** its content as one hash */
  version: string;
  document?: { bytes: Uint8Array; type: string };
};

const MAX_TRIES = 60;

/** The last public version of a page or document; undefined if the advert has ended since, or never existed. */
async function lastVersion({
  listing,
  kind,
  variant = '',
  language = 'en',
}: Version): Promise<string | undefined> {
  const things = kind === 'ended' ? {} : { $or: [{ kind: 'ended' }, { kind, variant, language }] };
  const row = await AdvertVersion.findOne({ listing, ...things } as object)
    .sort({ seq: -1 })
    .lean();
  // a listing that was never or is no longer public cannot end
  if (kind === 'ended') return !row || row.kind === 'ended' ? 'ended' : undefined;
  return row && row.kind !== 'ended' ? row.version : undefined;
}

/**
 * Appends an entry unless it repeats the last of its kind. The unique index on `seq` decides between processes; the loser reads the new end and checks again.
 */
async function append(version: Version, now: Date): Promise<void> {
  const { document, variant = '', language = 'en', listing, ...rest } = version;
  const sha256 = document ? sha256Of(document.bytes) : '';
  for (let tries = 1; ; tries++) {
    const last = await AdvertVersion.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
    if ((await lastVersion(version)) === version.version) return;
    // stores the document first, because an entry without one proves nothing
    if (document && tries === 1)
      await (await objectStore()).put(advertKey(sha256), { bytes: document.bytes }, document.type);
    const entry = {
      ...rest,
      seq: (last?.seq ?? 0) + 1,
      prev: last?.hash ?? FIRST_PREV,
      at: now,
      listing: new Types.ObjectId(listing),
      variant,
      language,
      sha256,
      type: document?.type ?? '',
      size: document?.bytes.length ?? 0,
    };
    try {
      await AdvertVersion.create({ ...entry, hash: hashOfAdvert(entry) });
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || tries >= MAX_TRIES) throw error;
    }
  }
}

/** Archives a listing's public version if it has changed, or the end of its publication. Idempotent. */
export async function archiveAdvert(id: string, now = new Date()): Promise<void> {
  const property = await getPublicProperty(id);
  if (!property) {
    const last = await AdvertVersion.findOne({ listing: id }).sort({ seq: -1 }).lean();
    const ended = { listing: id, kind: 'ended', version: 'ended' } as const;
    if (last) await append({ ...ended, project: last.project, title: last.title }, now);
    return;
  }
  const { name, phone, url, reraAgentNumber } = await site();
  const firm = { name, phone, url, reraAgentNumber };
  const { reraNumber: project = '', title } = property;
  const of = { listing: id, project, title };
  const text = (bytes: string, type: string) => ({ bytes: Buffer.from(bytes), type });
  const facts = sha256Of(Buffer.from(JSON.stringify([advertFacts(property), firm])));
  const page = text(advertPage(property, firm), 'text/html');
  const portal = text(portalText(property, firm), 'text/plain');
  await append({ ...of, kind: 'page', version: facts, document: page }, now);
  await append({ ...of, kind: 'portal', version: sha256Of(portal.bytes), document: portal }, now);
}

/** Archives a print that is handed out from now on. */
export async function archivePrint(
  { offer, kind: print, version, bytes, type }: PrintDrawn,
  now = new Date(),
) {
  const { property, language } = offer;
  const kind = print.startsWith('brochure') ? 'brochure' : print.startsWith('card') ? 'card' : 'picture';
  const { _id: listing, reraNumber: project = '', title } = property;
  await append(
    { listing, project, title, kind, variant: print, language, version, document: { bytes, type } },
    now,
  );
}

const BATCH = 500;

type Changed = { _id: Types.ObjectId; updatedAt: Date };

async function* inBatches(rows: AsyncIterable<Changed>): AsyncGenerator<Changed[]> {
  let batch: Changed[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Finds listings whose entries may need a change, with two queries per 500, because an import creates 50,000 hidden ones. */
async function toCheck(rows: readonly Changed[], since: Date): Promise<string[]> {
  const ids = op.in(rows.map(({ _id }) => _id));
  const [visible, known] = await Promise.all([
    findListings({ _id: ids, status: op.in(DETAIL_STATUSES) }, { _id: 1 }),
    AdvertVersion.distinct('listing', { listing: ids }),
  ]);
  const isPublic = new Set(visible.map(({ _id }) => String(_id)));
  const isKnown = new Set(known.map(String));
  return rows.flatMap(({ _id, updatedAt }) => {
    const id = String(_id);
    if (updatedAt < since && isKnown.has(id)) return [];
    return isPublic.has(id) || isKnown.has(id) ? [id] : [];
  });
}

/**
 * Recurring job that archives every listing changed since; with `isWhole` also those missing from the archive. Catches bulk changes and those missed by a
 * crashed process. Skips the demo set. Returns the number of listings checked one by one.
 */
export async function archiveAll(since: Date, isWhole = false): Promise<number> {
  const filter = { demo: op.missing(), ...(!isWhole && { updatedAt: op.gte(since) }) };
  let checked = 0;
  const rows = findListings(filter as object, { updatedAt: 1 }).cursor({ batchSize: BATCH });
  for await (const batch of inBatches(rows)) {
    for (const id of await toCheck(batch, since)) {
      if (isStopping()) return checked;
      await archiveAdvert(id);
      checked++;
    }
    if (isStopping()) break;
  }
  return checked;
}
