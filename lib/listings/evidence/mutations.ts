import 'server-only';
import { getEditableRow } from '@/lib/listings/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { AppError } from '@/lib/platform/errors';
import { Property } from '@/models/listings/property';
import { type EvidenceDto, toEvidenceDto } from './dto';
import type { EvidenceInput } from './schema';

const ONLY_AGENCY = 'Only the agency can say that something was seen or measured: you can say what you know';
const SEEN_ALREADY = 'The agency has looked at this. What it has seen stays until the listing changes';

/**
 * Sets the state of one check or fact. Listers can state; only the agency can have seen or measured, and a lister cannot take
 * back what it has seen.
 */
export async function recordEvidence(actor: Actor, id: string, input: EvidenceInput): Promise<EvidenceDto> {
  const row = await getEditableRow(actor, id);
  const isAgency = can(actor, 'moderate');
  const by = isAgency ? ('agency' as const) : ('lister' as const);
  const claim = 'check' in input ? input.state : input.source;
  if (!isAgency && ['seen', 'document', 'measured'].includes(claim))
    throw new AppError('forbidden', ONLY_AGENCY);
  const path = 'check' in input ? 'checks' : 'sources';
  const key = 'check' in input ? 'check' : 'field';
  const name = 'check' in input ? input.check : input.field;
  const others = [...(row[path] ?? [])] as { by: string }[];
  const at = others.findIndex((other) => (other as Record<string, unknown>)[key] === name);
  if (at >= 0 && others[at]?.by === 'agency' && !isAgency) throw new AppError('conflict', SEEN_ALREADY);
  if (at >= 0) others.splice(at, 1);
  const isGone = claim === 'not-asked' || (path === 'sources' && claim === 'said');
  const list = isGone ? others : [...others, { ...input, by, at: new Date() }];
  const updated = await Property.findOneAndUpdate(
    { _id: row._id, __v: row.__v },
    { $set: { [path]: list }, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!updated) return recordEvidence(actor, id, input);
  await recordAudit({
    action: 'property.write',
    by: actor,
    target: { type: 'property', id },
    details: { ...input },
  });
  await invalidate([`property:${id}`]);
  return toEvidenceDto(updated);
}
