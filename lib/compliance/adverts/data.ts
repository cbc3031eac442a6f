import 'server-only';
import { readFile } from 'node:fs/promises';
import type { Types } from 'mongoose';
import { notFound } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { objectStore } from '@/lib/platform/objects/store';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { AdvertVersion, type AdvertVersionRow } from '@/models/compliance/advert-version';
import { ADVERTS, type AdvertKind, FIRST_PREV, MAX_SHOWN } from './constants';
import type { AdvertDto, ChainCheck } from './dto';
import { hashOfAdvert, publicOn, sha256Of } from './rules';

export type AdvertLean = AdvertVersionRow & { _id: Types.ObjectId };

export const advertKey = (sha256: string): string => `${ADVERTS}${sha256.slice(0, 2)}/${sha256}`;

const toAdvertDto = (row: AdvertLean): AdvertDto => ({
  id: String(row._id),
  seq: row.seq,
  at: row.at.toISOString(),
  listing: String(row.listing),
  project: row.project,
  title: row.title,
  kind: row.kind as AdvertKind,
  variant: row.variant,
  language: row.language,
  url: row.sha256 ? `/api/admin/adverts/${row._id}` : null,
  hash: row.hash,
});

/** An entry's original document; undefined if it is missing. */
async function readDocument(sha256: string): Promise<Buffer | undefined> {
  const object = await (await objectStore()).open(advertKey(sha256));
  return object && readFile(object.path).finally(object.release);
}

/** The document, if it is still the advertised one. */
export async function getAdvertDocument(id: string): Promise<{ row: AdvertLean; bytes: Buffer }> {
  const row = isObjectIdHex(id) ? await AdvertVersion.findById(id).lean<AdvertLean>() : null;
  const bytes = row?.sha256 ? await readDocument(row.sha256) : undefined;
  if (!row || !bytes) throw notFound('Document not found');
  if (sha256Of(bytes) !== row.sha256) throw new Error(`The document of advert entry ${row.seq} was changed`);
  return { row, bytes };
}

/** The newest outgoing picture with a project's number, as it was handed out; undefined without one. */
export async function newestPicture(project: string): Promise<Buffer | undefined> {
  const row = await AdvertVersion.findOne({ project, kind: 'picture', variant: 'picture' })
    .sort({ seq: -1 })
    .lean<AdvertLean>();
  return row ? readDocument(row.sha256) : undefined;
}

/** All public versions of a project or listing on an Indian day; without a day all versions, newest first. */
export async function listAdverts(project: string, day: string | undefined): Promise<AdvertDto[]> {
  const id = project.toLowerCase();
  const filter = isObjectIdHex(id) ? { listing: id } : { project };
  if (!day) {
    const rows = await AdvertVersion.find(filter).sort({ seq: -1 }).limit(MAX_SHOWN).lean<AdvertLean[]>();
    return rows.map(toAdvertDto);
  }
  const rows = await AdvertVersion.find(filter).sort({ seq: 1 }).lean<AdvertLean[]>();
  const { start, end } = dayBounds(day);
  return publicOn(rows, start, end).slice(0, MAX_SHOWN).map(toAdvertDto);
}

const MAX_PROBLEMS = 100;

/** Verifies the full chain in order. With `documents`, also compares each stored document with its entry. */
export async function checkAdverts({ documents = false } = {}): Promise<ChainCheck> {
  const problems: string[] = [];
  const say = (problem: string) => void (problems.length < MAX_PROBLEMS && problems.push(problem));
  let [seq, head, entries] = [0, FIRST_PREV, 0];
  for await (const row of AdvertVersion.find().sort({ seq: 1 }).lean<AdvertLean[]>().cursor()) {
    const entry = row as unknown as AdvertLean;
    entries++;
    if (entry.seq !== seq + 1)
      say(messageWith('Entries {from} to {until} are missing', { from: seq + 1, until: entry.seq - 1 }));
    else if (entry.prev !== head)
      say(messageWith('Entry {seq} does not follow the one before it', { seq: entry.seq }));
    if (hashOfAdvert(entry) !== entry.hash) say(messageWith('Entry {seq} was changed', { seq: entry.seq }));
    if (documents && entry.sha256) {
      const bytes = await readDocument(entry.sha256);
      if (!bytes) say(messageWith('The document of entry {seq} is missing', { seq: entry.seq }));
      else if (sha256Of(bytes) !== entry.sha256)
        say(messageWith('The document of entry {seq} was changed', { seq: entry.seq }));
    }
    [seq, head] = [entry.seq, entry.hash];
  }
  return { entries, head, problems };
}
