import 'server-only';
import { trusted } from 'mongoose';
import { PAIRS_PAGE_SIZE, type PairReason } from '@/lib/contact/constants';
import { toContactDto } from '@/lib/contact/dto';
import { connectDb } from '@/lib/db';
import { type Page, pageOf } from '@/lib/list-url';
import { isObjectIdHex } from '@/lib/object-id';
import { Contact } from '@/models/contact';
import { ContactPair, type ContactPairRow } from '@/models/contact-pair';
import type { PairDto } from './dto';

/** Contacts that may be one person, the surest first. */
export async function listPairs(wanted: number): Promise<Page<PairDto>> {
  await connectDb();
  const total = await ContactPair.countDocuments({ dismissed: false });
  const { page, pages, skip } = pageOf(total, wanted, PAIRS_PAGE_SIZE);
  const rows = await ContactPair.find({ dismissed: false })
    .sort({ strength: -1, _id: 1 })
    .skip(skip)
    .limit(PAIRS_PAGE_SIZE)
    .lean();
  return { rows: await withContacts(rows), total, page, pages };
}

export async function getPair(id: string): Promise<PairDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  await connectDb();
  const row = await ContactPair.findById(id).lean();
  return row ? (await withContacts([row]))[0] : undefined;
}

/** How many pairs this contact is in. */
export async function countPairsOf(id: string): Promise<number> {
  await connectDb();
  return ContactPair.countDocuments({ $or: [{ a: id }, { b: id }], dismissed: false });
}

/** A contact that was removed by hand in the database takes its pairs off the page. */
async function withContacts(rows: (ContactPairRow & { _id: unknown })[]): Promise<PairDto[]> {
  const ids = rows.flatMap(({ a, b }) => [a, b]);
  const contacts = await Contact.find({ _id: trusted({ $in: ids }) }).lean();
  const byId = new Map(contacts.map((row) => [String(row._id), toContactDto(row)]));
  return rows.flatMap((row) => {
    const [a, b] = [byId.get(String(row.a)), byId.get(String(row.b))];
    return a && b ? [{ id: String(row._id), reasons: row.reasons as PairReason[], a, b }] : [];
  });
}
