import 'server-only';
import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { MAX_ARCHIVES_LISTED } from '@/lib/imports/archive-files/constants';
import { accountActor } from '@/lib/imports/packing/data';
import { archiveKey } from '@/lib/imports/packing/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { objectStore } from '@/lib/platform/objects/store';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Archive, type ArchiveRecord } from '@/models/imports/archive';
import type { ArchiveDto } from './dto';

export const NO_ARCHIVE = 'Archive not found';

export const toArchiveDto = (row: ArchiveRecord & { _id: unknown }): ArchiveDto => ({
  id: String(row._id),
  kind: row.kind,
  status: row.status,
  fileName: row.fileName,
  handled: row.cursor,
  total: row.total,
  bytes: row.bytes,
  counts: Object.entries(row.counts as Record<string, number>).map(([name, count]) => ({ name, count })),
  notes: row.notes,
  stopping: row.stop,
  ...(row.message && { message: row.message }),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** A person's files, newest first. */
export async function listArchives(by: string): Promise<ArchiveDto[]> {
  const rows = await Archive.find({ by: new Types.ObjectId(by) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_ARCHIVES_LISTED)
    .lean();
  return rows.map(toArchiveDto);
}

/** One of the actor's own; other people's, even colleagues', are answered like unknown ones. */
export async function requireArchive(actor: Pick<Actor, 'userId'>, id: string): Promise<ArchiveDto> {
  const row = isObjectIdHex(id) && (await Archive.findOne({ _id: id, by: actor.userId }).lean());
  if (!row) throw notFound(NO_ARCHIVE);
  return toArchiveDto(row);
}

/** The ZIP as a download that no browser renders. */
export async function archiveResponse({ id, fileName }: ArchiveDto): Promise<Response> {
  const object = await (await objectStore()).open(archiveKey(id));
  if (!object) throw notFound(NO_ARCHIVE);
  const file = await openEncrypted(object.path, archiveKey(id)).finally(object.release);
  return new Response(Readable.toWeb(Readable.from(file.read())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Archives that an account has ordered, for the export of its data. */
export const exportArchives = (userId: string) =>
  Archive.find(
    { by: new Types.ObjectId(userId) },
    { _id: 0, kind: 1, status: 1, fileName: 1, bytes: 1, createdAt: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean();

/** Ids of expired archives, or of one person's archives. */
export async function archiveIds(filter: { by: string } | { before: Date }): Promise<string[]> {
  const wanted =
    'by' in filter ? { by: new Types.ObjectId(filter.by) } : { expiresAt: op.lte(filter.before) };
  const rows = await Archive.find(wanted, { _id: 1 }).lean();
  return rows.map(({ _id }) => String(_id));
}

export const orderedBy = (by: unknown) => accountActor(String(by));
