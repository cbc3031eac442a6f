import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { ContactChange, type ContactChangeRow } from '@/models/contacts/contact-change';
import { User } from '@/models/platform/user';
import type { ContactChangeDto } from './dto';

/** Changes offered for undo at once. */
const MAX_OFFERED = 5;

/** Changes that can still be undone, latest first. */
export async function listUndoable(now: Date): Promise<ContactChangeDto[]> {
  const rows = await ContactChange.find(
    { undoUntil: op.gt(now) },
    { action: 1, tag: 1, owner: 1, byName: 1, at: 1, 'items.id': 1 },
  )
    .sort({ undoUntil: -1 })
    .limit(MAX_OFFERED)
    .lean<(ContactChangeRow & { _id: unknown })[]>();
  const owners = rows.flatMap(({ owner }) => owner ?? []);
  const names = owners.length ? await User.find({ _id: op.in(owners) }, { name: 1 }).lean() : [];
  return rows.map((row) => {
    const owner = names.find(({ _id }) => String(_id) === String(row.owner))?.name;
    return {
      id: String(row._id),
      action: row.action,
      count: row.items.length,
      ...(row.tag && { tag: row.tag }),
      ...(owner && { owner }),
      by: row.byName,
      at: row.at.toISOString(),
    };
  });
}
