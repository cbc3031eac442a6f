import 'server-only';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import {
  ACTIVE_ARCHIVES,
  ARCHIVE_DAYS,
  type ArchiveKind,
  MANIFEST,
  MAX_RESTORE_BYTES,
  MAX_RESTORE_ENTRIES,
  MAX_RESTORE_UNPACKED,
} from '@/lib/imports/archive-files/constants';
import { reachOf } from '@/lib/imports/exports/data';
import { archiveKey } from '@/lib/imports/packing/mutations';
import { chargeUpload } from '@/lib/listings/quota/mutations';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { encryptToFile } from '@/lib/platform/crypto/encrypt-file';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import type { Language } from '@/lib/platform/language/languages';
import { objectStore } from '@/lib/platform/objects/store';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { ownedBy } from '@/lib/teams/data';
import { Archive } from '@/models/imports/archive';
import { archiveIds, archiveResponse, NO_ARCHIVE, requireArchive, toArchiveDto } from './data';
import type { ArchiveDto } from './dto';

const NO_RECORDS = 'This ZIP wasn’t made by “Export all data”: it has no records';

/** One at a time per person. */
const running = ({ userId }: Actor) => ({
  by: new Types.ObjectId(userId),
  status: op.in(ACTIVE_ARCHIVES),
});
const oneRuns = () =>
  new AppError('conflict', 'One is being worked on already. Please wait until it is ready');

async function assertNothingRuns(actor: Actor): Promise<void> {
  if (await Archive.exists(running(actor))) throw oneRuns();
}

type Order = {
  kind: ArchiveKind;
  language: Language;
  fileName: string;
  scope?: string;
  _id?: Types.ObjectId;
};

async function order(actor: Actor, { kind, ...more }: Order): Promise<ArchiveDto> {
  const row = await insertWithin({
    max: 1,
    model: Archive,
    among: running(actor),
    insert: () =>
      Archive.create({
        kind,
        by: new Types.ObjectId(actor.userId),
        byName: actor.name,
        status: kind === 'make' ? 'making' : 'reading',
        expiresAt: new Date(Date.now() + ARCHIVE_DAYS * DAY_MS),
        ...more,
      }),
    full: oneRuns,
  });
  const id = String(row._id);
  const action = kind === 'make' ? ('export' as const) : ('import' as const);
  await recordAudit({
    action,
    by: actor,
    target: { type: 'archive', id },
    details: { what: 'everything', kind },
  });
  return toArchiveDto(row.toObject());
}

/** Orders a ZIP with everything that the actor can export. Logs it before a file is opened. */
export async function startArchive(actor: Actor, language: Language): Promise<ArchiveDto> {
  const scope = scopeText(actor);
  await assertNothingRuns(actor);
  return order(actor, { kind: 'make', language, scope, fileName: `everything-${indianDay(Date.now())}.zip` });
}

/** Accepts a ZIP and orders its restore. It is checked before it is stored, encrypted like a document. */
export async function startRestore(actor: Actor, request: Request, language: Language): Promise<ArchiveDto> {
  ownedBy(actor);
  await assertNothingRuns(actor);
  const form = await readMultipart(request, {
    files: { file: { maxFiles: 1, maxBytes: MAX_RESTORE_BYTES } },
    maxFields: 2,
    maxBytes: MAX_RESTORE_BYTES + 100_000,
  });
  try {
    const file = form.files[0];
    if (!file) throw invalid('Please choose a file');
    const zip = await ZipReader.open(file.path, MAX_RESTORE_UNPACKED, MAX_RESTORE_ENTRIES);
    const isOurs = zip.entries.has(MANIFEST);
    zip.close();
    if (!isOurs) throw invalid(NO_RECORDS);
    // charged, because its content is stored again and earlier charges are unknown
    await chargeUpload(actor, form.files);
    const _id = new Types.ObjectId();
    await storeFile(String(_id), file.path);
    const fileName = file.name.replace(/[^\w.-]/g, '_').slice(-80) || 'everything.zip';
    return await order(actor, { kind: 'restore', language, fileName, _id }).catch(async (error: unknown) => {
      await (await objectStore()).remove(archiveKey(String(_id)));
      throw error;
    });
  } finally {
    await form.dispose();
  }
}

const invalid = (message: string) =>
  new AppError('invalid', message, { issues: [{ path: 'file', message }] });

async function storeFile(id: string, path: string): Promise<void> {
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const draft = join(/*turbopackIgnore: true*/ parent, `archive-${randomBytes(16).toString('hex')}`);
  try {
    await encryptToFile(createReadStream(path), draft, archiveKey(id));
    await (await objectStore()).put(archiveKey(id), { path: draft });
  } finally {
    await rm(draft, { force: true });
  }
}

/** The file of a finished ZIP; people who have since lost the team or role get nothing. */
export async function openArchive(actor: Actor, id: string): Promise<Response> {
  const found = await requireArchive(actor, id);
  if (found.kind !== 'make' || found.status !== 'done') throw notFound(NO_ARCHIVE);
  const { scope } = (await Archive.findById(id, { scope: 1 }).lean()) ?? {};
  if (scope !== scopeText(actor)) throw new AppError('forbidden');
  await recordExport(actor, {
    target: { type: 'archive', id },
    details: { what: 'everything', kind: 'download' },
  });
  return archiveResponse(found);
}

/** The owner of a ZIP's records as one text, compared before it is handed out. */
function scopeText(actor: Actor): string {
  const { scope, isOffice } = reachOf(actor);
  return [String(scope.team ?? ''), String(scope.owner ?? ''), isOffice ? 'office' : ''].join('|');
}

/** Asks the working process to stop. */
export async function cancelArchive(actor: Actor, id: string): Promise<ArchiveDto> {
  await requireArchive(actor, id);
  await Archive.updateOne({ _id: id, status: op.in(ACTIVE_ARCHIVES) }, { $set: { stop: true } });
  return requireArchive(actor, id);
}

/** Removes an archive that nothing works on, with its file. */
export async function deleteArchive(actor: Actor, id: string): Promise<void> {
  await requireArchive(actor, id);
  const { deletedCount } = await Archive.deleteOne({ _id: id, status: op.notIn(ACTIVE_ARCHIVES) });
  if (!deletedCount) throw notFound(NO_ARCHIVE);
  await (await objectStore()).remove(archiveKey(id));
}

/** Removes the files first, because an interrupted removal is repeated from the rows. */
async function removeAll(ids: readonly string[]): Promise<number> {
  const store = await objectStore();
  for (const id of ids) await store.remove(archiveKey(id));
  await Archive.deleteMany({ _id: op.in(ids) });
  return ids.length;
}

export const eraseArchives = async (by: string) => void (await removeAll(await archiveIds({ by })));

export const removeOldArchives = async (before: Date) => removeAll(await archiveIds({ before }));
