import 'server-only';
import { getEditableRow } from '@/lib/listings/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { AppError, notFound } from '@/lib/platform/errors';
import { Property } from '@/models/listings/property';
import type { Witness } from './constants';
import { type EvidenceDto, toEvidenceDto } from './dto';
import type { EvidenceInput } from './schema';

const ONLY_AGENCY = 'Only the agency can say that something was seen or measured: you can say what you know';
const SEEN_ALREADY = 'The agency has checked this. Its findings stay until the listing changes';

type Stored = { checks?: unknown; sources?: unknown };

/** The stored list with one statement set, replaced or removed. */
function withStatement(row: Stored, input: EvidenceInput, by: Witness) {
  const path = 'check' in input ? 'checks' : 'sources';
  const [key, name] = 'check' in input ? ['check', input.check] : ['field', input.field];
  const claim = 'check' in input ? input.state : input.source;
  const others = [...((row[path] ?? []) as { by: Witness }[])];
  const at = others.findIndex((other) => (other as Record<string, unknown>)[key] === name);
  if (at >= 0 && others[at]?.by === 'agency' && by === 'lister') throw new AppError('conflict', SEEN_ALREADY);
  if (at >= 0) others.splice(at, 1);
  const isGone = claim === 'not-asked' || (path === 'sources' && claim === 'said');
  return { path, list: isGone ? others : [...others, { ...input, by, at: new Date() }] };
}

/** Writes one statement about a listing, and retries if it was changed meanwhile. Throws 'not_found' if it does not exist. */
export async function applyEvidence(id: string, input: EvidenceInput, by: Witness): Promise<EvidenceDto> {
  const row = await Property.findById(id, { checks: 1, sources: 1, __v: 1 }).lean();
  if (!row) throw notFound('Property not found');
  const { path, list } = withStatement(row, input, by);
  const updated = await Property.findOneAndUpdate(
    { _id: row._id, __v: row.__v },
    { $set: { [path]: list }, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!updated) return applyEvidence(id, input, by);
  await invalidate([`property:${id}`]);
  return toEvidenceDto(updated);
}

/** Sets the state of one check or fact. Only the agency can have seen or measured, and a lister cannot take that back. */
export async function recordEvidence(actor: Actor, id: string, input: EvidenceInput): Promise<EvidenceDto> {
  await getEditableRow(actor, id);
  const by = can(actor, 'moderate') ? 'agency' : 'lister';
  const claim = 'check' in input ? input.state : input.source;
  if (by === 'lister' && ['seen', 'document', 'measured'].includes(claim))
    throw new AppError('forbidden', ONLY_AGENCY);
  const evidence = await applyEvidence(id, input, by);
  await recordAudit({
    action: 'property.write',
    by: actor,
    target: { type: 'property', id },
    details: { ...input },
  });
  return evidence;
}
