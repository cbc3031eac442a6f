import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { AuditEntry, type AuditEntryRow } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import type { AuditDto, ChangeEntry, ChangeTarget } from './dto';
import { AUDIT_PAGE_SIZE, type AuditSearch } from './schema';

const TARGETS = [
  ...['user', 'property', 'contact', 'enquiry', 'rate', 'document', 'import', 'bulk'],
  'rule',
  ...['task', 'visit', 'lead', 'deal', 'team', 'client', 'place', 'settings'],
];

/** Accounts and records found by name. An empty list matches nothing. */
type Found = { actors?: readonly string[]; targets?: readonly string[] };

export function auditFilter(
  { action, actor, target, group, from, to }: Omit<AuditSearch, 'by' | 'dir'>,
  { actors, targets }: Found = {},
): QueryFilter<AuditEntryRow> {
  const at = {
    ...(from && { $gte: dayBounds(from).start }),
    ...(to && { $lt: dayBounds(to).end }),
  };
  return {
    // entries within a group appear only in a record's own history, or when the group is opened
    ...(group ? { group } : !(target || targets) && { group: null }),
    ...(action && { action }),
    ...(actor && { actor }),
    ...(actors && { actor: op.in(actors.map((id) => new Types.ObjectId(id))) }),
    ...(targets && { targetType: op.in(TARGETS), targetId: op.in(targets) }),
    ...(target && { targetType: op.in(TARGETS), targetId: target }),
    ...((from || to) && { at: op.raw(at) }),
  };
}

/** Counting the few grouped entries is cheaper than counting all others. */
async function countUngrouped(): Promise<number> {
  const grouped = AuditEntry.countDocuments({ group: op.gte(new Types.ObjectId('0'.repeat(24))) });
  return Math.max(0, (await AuditEntry.estimatedDocumentCount()) - (await grouped));
}

/** One page of the log, newest first by default. Entries are only ever added, so a page does not change while it is read. */
export async function searchAudit(
  search: Omit<AuditSearch, 'by' | 'dir'> & { dir?: AuditSearch['dir'] },
  found: Found = {},
): Promise<Page<AuditDto>> {
  const filter = auditFilter(search, found);
  const isAll = Object.keys(filter).join() === 'group' && !search.group;
  const total = await (isAll ? countUngrouped() : AuditEntry.countDocuments(filter));
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? AUDIT_PAGE_SIZE);
  const rows = await AuditEntry.find(filter)
    .sort(search.dir === 'asc' ? { at: 1, _id: 1 } : { at: -1, _id: -1 })
    .skip(skip)
    .limit(search.size ?? AUDIT_PAGE_SIZE)
    .lean();
  const actors = rows.flatMap(({ actor }) => (actor ? [actor] : []));
  const people = await User.find({ _id: op.in(actors) }, { name: 1 }).lean();
  const names = new Map(people.map((person) => [String(person._id), person.name]));
  const list = rows.map((row): AuditDto => {
    const id = row.actor ? String(row.actor) : undefined;
    return {
      id: String(row._id),
      at: row.at.toISOString(),
      ...(id && { actor: { id, name: names.get(id) ?? 'erased account' } }),
      actorRole: row.actorRole ?? '',
      action: row.action,
      targetType: row.targetType ?? '',
      targetId: row.targetId ?? '',
      ip: row.ip ?? '',
      details: Object.entries(row.details ?? {})
        .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
        .join(' · '),
      facts: (row.details ?? {}) as Record<string, unknown>,
    };
  });
  return { rows: list, total, page, pages };
}

/** The last logged change of a record, unless it was the actor's own. */
export async function lastChangeByOthers(
  { type, id, part }: ChangeTarget,
  actor: { userId: string },
): Promise<ChangeEntry | undefined> {
  const row = await AuditEntry.findOne({
    targetType: type,
    targetId: id,
    ...(part && { 'details.part': part }),
  })
    .sort({ at: -1, _id: -1 })
    .lean();
  if (!row?.actor || String(row.actor) === actor.userId) return undefined;
  const person = await User.findById(row.actor, { name: 1 }).lean();
  return {
    by: person?.name ?? 'A colleague',
    at: row.at,
    action: row.action,
    details: (row.details ?? {}) as Record<string, unknown>,
  };
}
