import 'server-only';
import type { Types } from 'mongoose';
import { PAIRS_PAGE_SIZE, type PairReason } from '@/lib/contacts/constants';
import { toContactDto } from '@/lib/contacts/dto';
import { op } from '@/lib/platform/db/operators';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Contact } from '@/models/contacts/contact';
import { ContactPair, type ContactPairRow } from '@/models/contacts/contact-pair';
import type { PairDto } from './dto';
import type { PairList } from './schema';

/** The pair to compare after this one. */
export async function nextPair(): Promise<string | undefined> {
  const row = await ContactPair.findOne({ dismissed: false }, { _id: 1 })
    .sort(pairOrder({ by: 'strength', dir: 'desc' }))
    .lean();
  return row ? String(row._id) : undefined;
}

export async function countPairs(): Promise<number> {
  return ContactPair.countDocuments({ dismissed: false });
}

/** Sort order of open pairs, read by an index in either direction. */
export const pairOrder = ({ by, dir }: Pick<PairList, 'by' | 'dir'>): Record<string, 1 | -1> =>
  dir === 'asc' ? { [by]: 1, _id: 1 } : { [by]: -1, _id: -1 };

/** Contacts that may be one person, strongest reason first. */
export async function listPairs(
  search: Pick<PairList, 'page' | 'size' | 'by' | 'dir'>,
): Promise<Page<PairDto>> {
  const { size = PAIRS_PAGE_SIZE } = search;
  const total = await countPairs();
  const { page, pages, skip } = pageOf(total, search.page, size);
  const rows = await ContactPair.find({ dismissed: false })
    .sort(pairOrder(search))
    .skip(skip)
    .limit(size)
    .lean();
  return { rows: await withContacts(rows), total, page, pages };
}

type Linked = Pick<ContactPairRow, 'a' | 'b'> & { _id: Types.ObjectId };
/** Maximum links from a contact to the furthest of its group. */
const MAX_STEPS = 20;

/** Open pairs that connect one of these contacts to others, directly or through others. */
export async function linkedPairs(contacts: Iterable<string>): Promise<Linked[]> {
  const found = new Map<string, Linked>();
  const seen = new Set(contacts);
  let next = [...seen];
  for (let step = 0; next.length > 0 && step < MAX_STEPS; step++) {
    const among = op.in(next);
    const rows = await ContactPair.find(
      { $or: [{ a: among }, { b: among }], dismissed: false },
      { a: 1, b: 1 },
    ).lean<Linked[]>();
    for (const row of rows) found.set(String(row._id), row);
    next = [...new Set(rows.flatMap(({ a, b }) => [String(a), String(b)]))].filter((id) => !seen.has(id));
    for (const id of next) seen.add(id);
  }
  return [...found.values()];
}

/** Number of pairs in each contact's group. */
async function groupSizes(contacts: Iterable<string>): Promise<Map<string, number>> {
  const groups = new Map<string, { members: string[]; pairs: number }>();
  const groupOf = (id: string) => groups.get(id) ?? { members: [id], pairs: 0 };
  for (const { a, b } of await linkedPairs(contacts)) {
    const [item, other] = [groupOf(String(a)), groupOf(String(b))];
    const both =
      item === other
        ? { ...item, pairs: item.pairs + 1 }
        : { members: [...item.members, ...other.members], pairs: item.pairs + other.pairs + 1 };
    for (const id of both.members) groups.set(id, both);
  }
  return new Map([...groups].map(([id, { pairs }]) => [id, pairs]));
}

export async function getPair(id: string): Promise<PairDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await ContactPair.findById(id).lean();
  return row ? (await withContacts([row]))[0] : undefined;
}

export async function countPairsOf(id: string): Promise<number> {
  return ContactPair.countDocuments({ $or: [{ a: id }, { b: id }], dismissed: false });
}

/** A contact deleted directly in the database takes its pairs off the page. */
async function withContacts(rows: (ContactPairRow & { _id: unknown })[]): Promise<PairDto[]> {
  const ids = rows.flatMap(({ a, b }) => [a, b]);
  const contacts = await Contact.find({ _id: op.in(ids) }).lean();
  const byId = new Map(contacts.map((row) => [String(row._id), toContactDto(row)]));
  const sizes = await groupSizes(byId.keys());
  return rows.flatMap((row) => {
    const [a, b] = [byId.get(String(row.a)), byId.get(String(row.b))];
    const groupPairs = sizes.get(String(row.a)) ?? 1;
    if (!a || !b) return [];
    const foundAt = row.createdAt.toISOString();
    return [{ id: String(row._id), reasons: row.reasons as PairReason[], a, b, foundAt, groupPairs }];
  });
}
