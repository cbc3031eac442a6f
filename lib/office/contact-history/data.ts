import 'server-only';
import { type ContactDto, toContactDto } from '@/lib/contacts/dto';
import { listNotes, withMerged } from '@/lib/contacts/notes/data';
import { searchAudit } from '@/lib/platform/audit/data';
import { Contact } from '@/models/contacts/contact';
import { ContactMerge, type ContactMergeRow } from '@/models/contacts/contact-merge';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import type { ContactPast, ImportOrigin, MergeDto } from './dto';

const SHOWN = 20;
/** Chains of merges are followed this far; a longer one is an error in the data. */
const MAX_MERGE_STEPS = 10;

type MergeRow = ContactMergeRow & { _id: unknown };

function toMergeDto(row: MergeRow, version: number): MergeDto {
  return {
    id: String(row._id),
    at: row.at.toISOString(),
    by: row.byName,
    kept: toContactDto(row.keptBefore as Parameters<typeof toContactDto>[0]),
    gone: toContactDto(row.goneBefore as Parameters<typeof toContactDto>[0]),
    ...(row.undoneAt && { undone: { at: row.undoneAt.toISOString(), by: row.undoneBy ?? '' } }),
    undoable: !row.undoneAt && row.version === version,
  };
}

export async function mergedInto(id: string): Promise<string | undefined> {
  let at = id;
  for (let step = 0; step < MAX_MERGE_STEPS; step++) {
    const merge = await ContactMerge.findOne({ gone: at, done: true, undoneAt: null })
      .sort({ at: -1 })
      .lean();
    if (!merge) return undefined;
    at = String(merge.kept);
    if (await Contact.exists({ _id: at })) return at;
  }
  return undefined;
}

/** All actions on a contact and those merged into it, newest first. */
export async function contactHistory(contact: ContactDto): Promise<ContactPast> {
  const rows = await ContactMerge.find({ kept: contact._id, done: true })
    .sort({ at: -1 })
    .limit(SHOWN)
    .lean();
  const ids = await withMerged(contact._id);
  const logs = await Promise.all(
    ids.map((target) =>
      searchAudit({ target, page: 1, action: undefined, actor: undefined, from: undefined, to: undefined }),
    ),
  );
  const entries = logs.flatMap((log) => log.rows).sort((audit, other) => other.at.localeCompare(audit.at));
  const [origin, notes] = await Promise.all([originOf(contact._id), listNotes(ids)]);
  const merges = rows.map((row) => toMergeDto(row, contact.__v));
  return { merges, entries, notes, ...(origin && { origin }) };
}

async function originOf(id: string): Promise<ImportOrigin | undefined> {
  const row = await ImportRow.findById(id, { import: 1, row: 1 }).lean();
  if (!row) return undefined;
  const from = await Import.findById(row.import, { fileName: 1, byName: 1, startedAt: 1 }).lean();
  if (!from?.startedAt) return undefined;
  const at = from.startedAt.toISOString();
  return { id: String(from._id), fileName: from.fileName, by: from.byName, at, row: row.row };
}
