import 'server-only';
import { Types, trusted } from 'mongoose';
import type { Actor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { confirmation } from '@/lib/freshness/rules';
import { getImport } from '@/lib/import/data';
import type { ColumnMapping, ImportDto, ImportKind, ReadRow } from '@/lib/import/dto';
import { OWNER_COLUMN } from '@/lib/listing-import/constants';
import { createListings, listingImport } from '@/lib/listing-import/mutations';
import { type ListingInput, readListingRow } from '@/lib/listing-import/rules';
import { isObjectIdHex } from '@/lib/object-id';
import type { Awaited } from '@/lib/publish-gate/constants';
import { lacksAgentNumber } from '@/lib/publish-gate/data';
import { ownedBy } from '@/lib/team/data';
import { Import } from '@/models/import';
import { ImportRow } from '@/models/import-row';
import { Property } from '@/models/property';
import { User } from '@/models/user';

/** `c:A-1` of a member is not that of another: `o:<account>:A-1`. */
const ownKey = (by: string, key: string) => (key.startsWith('c:') ? `o:${by}:${key.slice(2)}` : key);
const OWN_KEY = /^o:([0-9a-f]{24}):(.*)$/s;

function readOwnRow(cells: string[], columns: ColumnMapping): ReadRow<ListingInput> {
  const mapping = columns.mapping.map((field) => (field === OWNER_COLUMN ? '' : field));
  const read = readListingRow(cells, { ...columns, mapping }, new Map());
  return 'keys' in read ? { ...read, keys: read.keys.map((key) => ownKey(columns.by, key)) } : read;
}

/** What keeps a member's listings from the public besides what a file cannot hold, and whose they become. */
async function facts(owner: string) {
  const user = await User.findById(owner, { role: 1, isVerified: 1, team: 1, teamRole: 1 }).lean();
  const lacks: Awaited[] = [
    ...(user?.isVerified ? [] : (['confirmation'] as const)),
    ...((await lacksAgentNumber(owner)) ? (['agentNumber'] as const) : []),
  ];
  const role = user?.role ?? 'seller';
  const team = user?.team ? { id: String(user.team), role: user.teamRole ?? 'assistant' } : undefined;
  return { lacks, role, owned: ownedBy({ userId: owner, role, team }) };
}

/** Listings that a member imports: by the rules of the agency's import, in their own name, and never those of others. */
export const ownListingImport: ImportKind<ListingInput> = {
  ...listingImport,

  read: async (rows, columns) => rows.map(({ cells }) => readOwnRow(cells, columns)),

  async find(keys) {
    const own = keys.flatMap((key) => {
      const [, by, code] = OWN_KEY.exec(key) ?? [];
      return by && code !== undefined ? [{ by, code }] : [];
    });
    const by = own[0]?.by;
    const codes = own.map(({ code }) => code);
    const ids = codes.filter(isObjectIdHex);
    const [coded, alike] = await Promise.all([
      by
        ? Property.find(
            { owner: by, $or: [{ code: trusted({ $in: codes }) }, { _id: trusted({ $in: ids }) }] } as object,
            { code: 1 },
          ).lean()
        : [],
      listingImport.find(keys.filter((key) => !OWN_KEY.test(key))),
    ]);
    const found = coded.map(({ _id, code }) => ({
      id: String(_id),
      keys: [`o:${by}:${String(_id)}`, `o:${by}:${code ?? ''}`].filter((key) => keys.includes(key)),
    }));
    return [...found, ...alike].sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  async create(items) {
    const owner = items[0]?.input.owner;
    if (!owner) return;
    const { lacks, role, owned } = await facts(owner);
    const now = new Date();
    await createListings(items, ({ awaiting }) => ({
      ...owned,
      ...confirmation(role, now),
      review: { state: 'pending', since: now },
      ...(awaiting && { awaiting: { ...awaiting, for: [...awaiting.for, ...lacks] } }),
    }));
  },
};

/** The member's own import; those of others and of admins reply like unknown ones. */
export async function requireOwnImport(actor: Actor, id: string): Promise<ImportDto> {
  const found = await getImport(id, 'own-listings', actor.userId);
  if (!found) throw notFound('Import not found');
  return found;
}

/** The files of an account that is erased; what they made goes with its listings. */
export async function eraseOwnImports(userId: string): Promise<void> {
  await connectDb();
  const mine = { by: new Types.ObjectId(userId), kind: 'own-listings' as const };
  const rows = await Import.find(mine, { _id: 1 }).lean();
  await ImportRow.deleteMany({ import: trusted({ $in: rows.map(({ _id }) => _id) }) });
  await Import.deleteMany(mine);
}
