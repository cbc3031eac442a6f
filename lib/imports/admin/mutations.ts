import 'server-only';
import {
  ACTIVE_STATUSES,
  duplicateRulesOf,
  type ImportStatus,
  ROW_RETENTION_DAYS,
} from '@/lib/imports/constants';
import { failedRowsCsv, getImport, toImportDto } from '@/lib/imports/data';
import { ALIKE, MAX_READINGS } from '@/lib/imports/decisions/constants';
import { ownDecisions } from '@/lib/imports/decisions/data';
import { rememberDecisions } from '@/lib/imports/decisions/mutations';
import type { ImportDto } from '@/lib/imports/dto';
import { beginInTurn } from '@/lib/imports/mutations';
import type { ImportMappingInput } from '@/lib/imports/schema';
import { lastChangeByOthers } from '@/lib/platform/audit/data';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import type { ReplyKey } from '@/lib/platform/language/message';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { targetsOf } from './rules';

/** Stores the column mapping and starts the check. Allowed until the import runs. */
export async function saveMapping(id: string, input: ImportMappingInput, actor: Actor): Promise<ImportDto> {
  const row = await Import.findById(id).lean();
  if (!row) throw await cannot(id, actor);
  const dto = toImportDto(row);
  if (dto.status !== 'mapping' && dto.status !== 'checked') throw await cannot(id, actor);
  const { fields, several, missing } = targetsOf(dto.kind);
  const known = input.mapping.map((field) => (fields.some((choice) => choice.field === field) ? field : ''));
  const twice = known.find((field, i) => field && !several.has(field) && known.indexOf(field) !== i);
  const label = fields.find(({ field }) => field === twice)?.label;
  if (twice) throw wrongMapping(`Two columns fill "${label}". Leave one of them out`);
  const lacking = missing(known);
  if (lacking) throw wrongMapping(lacking);
  if (!duplicateRulesOf(dto.kind).includes(input.duplicates))
    throw fieldError('invalid', 'duplicates', 'Only your own listings can be updated from a file');
  const mapping = dto.headings.map((_, i) => known[i] ?? '');
  const { decisions = [], consent, ...rules } = input;
  const merged = new Map([
    ...ownDecisions(row),
    ...decisions.map(({ key, meaning }) => [key, meaning] as const),
  ]);
  await begin(
    id,
    ['mapping', 'checked'],
    {
      status: 'checking',
      ...rules,
      ...(consent && { consent }),
      decisions: [...merged].slice(-MAX_READINGS),
      mapping,
      cursor: 0,
      counts: {},
    },
    actor,
  );
  const changed = dto.headings.flatMap((heading, i) =>
    mapping[i] && mapping[i] !== dto.mapping[i] ? [[heading, mapping[i]] as const] : [],
  );
  const lasting = decisions.filter(({ key }) => key !== ALIKE);
  await rememberDecisions(actor.userId, lasting, { kind: dto.kind, changed });
  await audit('check', id, actor);
  return current(id);
}

function wrongMapping(message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path: 'mapping', message }] });
}

export async function runImport(id: string, actor: Actor): Promise<ImportDto> {
  await begin(id, ['checked'], { status: 'running', cursor: 0, startedAt: new Date() }, actor);
  await audit('run', id, actor);
  return current(id);
}

/** Asks the working process to stop after the current batch. */
export async function cancelImport(id: string, actor: Actor): Promise<ImportDto> {
  await move(id, ACTIVE_STATUSES, { stop: true }, actor);
  await audit('cancel', id, actor);
  return current(id);
}

export async function undoImport(id: string, actor: Actor): Promise<ImportDto> {
  const row = await Import.findById(id, { rowsUntil: 1 }).lean();
  if (row && row.rowsUntil < new Date())
    throw new AppError('gone', `An import can be undone for ${ROW_RETENTION_DAYS} days`);
  await begin(
    id,
    ['done', 'cancelled'],
    {
      status: 'undoing',
      cursor: Number.MAX_SAFE_INTEGER,
      'counts.undone': 0,
      'counts.kept': 0,
    },
    actor,
  );
  await audit('undo', id, actor);
  return current(id);
}

/** Removes an upload that was never imported, with its rows. */
export async function discardImport(id: string, actor: Actor): Promise<void> {
  const { deletedCount } = await Import.deleteOne({
    _id: id,
    status: op.in(['mapping', 'checked']),
  });
  if (!deletedCount) throw await cannot(id, actor);
  await ImportRow.deleteMany({ import: id });
  await audit('discard', id, actor);
}

async function move(
  id: string,
  from: readonly ImportStatus[],
  set: Record<string, unknown>,
  actor: Actor,
): Promise<void> {
  const { matchedCount } = await Import.updateOne(
    { _id: id, status: op.in(from) },
    { $set: { stop: false, leaseUntil: new Date(0), ...set }, $unset: { message: 1 } },
  );
  if (!matchedCount) throw await cannot(id, actor);
}

/** Moves an import to a status in which its rows are processed. */
async function begin(
  id: string,
  from: readonly ImportStatus[],
  set: Record<string, unknown>,
  actor: Actor,
): Promise<void> {
  const row = await Import.findById(id, { by: 1, status: 1 }).lean();
  // refused first, because this import may be the one in progress
  if (!row || !from.includes(row.status as ImportStatus)) throw await cannot(id, actor);
  await beginInTurn(String(row.by), () => move(id, from, set, actor));
}

/** Endings of a sentence such as "Sunita started this import". */
const DID: Record<string, ReplyKey> = {
  check: '{by} chose this import’s columns {ago}',
  run: '{by} started this import {ago}',
  cancel: '{by} stopped this import {ago}',
  undo: '{by} undid this import {ago}',
  discard: '{by} discarded this import {ago}',
};

/** Refuses a step that the import no longer allows and names the person who moved it on. */
async function cannot(id: string, actor: Actor): Promise<AppError> {
  const row = await Import.findById(id, { status: 1 }).lean();
  const target = { type: 'import', id };
  if (!row && !(await lastChangeByOthers(target, actor))) return notFound('Import not found');
  return changedMeanwhile({
    target,
    actor,
    did: ({ details }) => DID[String(details.kind)] ?? '{by} changed this import {ago}',
    seen: row?.status ?? 'gone',
    otherwise: 'This import has changed. Please reload the page',
  });
}

async function current(id: string): Promise<ImportDto> {
  const row = await Import.findById(id).lean();
  if (!row) throw notFound('Import not found');
  return toImportDto(row);
}

export async function audit(kind: string, id: string, actor: Actor, more: object = {}): Promise<void> {
  const details = { kind, ...more };
  await recordAudit({ action: 'import', by: actor, target: { type: 'import', id }, details });
}

/** The failed rows as a file, logged before the first row is sent. */
export async function exportFailedRows(id: string, actor: Actor): Promise<ReadableStream<Uint8Array>> {
  const found = await getImport(id);
  if (!found) throw notFound('Import not found');
  await recordExport(actor, { details: { what: 'failed rows', import: id } });
  return failedRowsCsv(found);
}
