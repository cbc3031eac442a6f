import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { dayBounds } from '@/lib/indian-day';
import { type Page, pageOf } from '@/lib/list-url';
import { AuditEntry, type AuditEntryRow } from '@/models/audit-entry';
import { User } from '@/models/user';
import type { AuditDto } from './dto';
import { AUDIT_PAGE_SIZE, type AuditSearch } from './schema';

const TARGETS = ['user', 'property', 'contact', 'enquiry', 'rate', 'document', 'import'];

export function auditFilter({
  action,
  actor,
  target,
  from,
  to,
}: Omit<AuditSearch, 'by' | 'dir'>): QueryFilter<AuditEntryRow> {
  const at = {
    ...(from && { $gte: dayBounds(from).start }),
    ...(to && { $lt: dayBounds(to).end }),
  };
  return {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(target && { targetType: trusted({ $in: TARGETS }), targetId: target }),
    ...((from || to) && { at: trusted(at) }),
  };
}

/** One page of the log, newest first unless asked otherwise. Entries are only ever added, so a page never changes under the reader's hand. */
export async function searchAudit(
  search: Omit<AuditSearch, 'by' | 'dir'> & { dir?: AuditSearch['dir'] },
): Promise<Page<AuditDto>> {
  await connectDb();
  const filter = auditFilter(search);
  const isAll = Object.keys(filter).length === 0;
  const total = await (isAll ? AuditEntry.estimatedDocumentCount() : AuditEntry.countDocuments(filter));
  const { page, pages, skip } = pageOf(total, search.page, AUDIT_PAGE_SIZE);
  const rows = await AuditEntry.find(filter)
    .sort(search.dir === 'asc' ? { at: 1, _id: 1 } : { at: -1, _id: -1 })
    .skip(skip)
    .limit(AUDIT_PAGE_SIZE)
    .lean();
  const actors = rows.flatMap(({ actor }) => (actor ? [actor] : []));
  const people = await User.find({ _id: trusted({ $in: actors }) }, { name: 1 }).lean();
  const names = new Map(people.map((one) => [String(one._id), one.name]));
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
    };
  });
  return { rows: list, total, page, pages };
}
