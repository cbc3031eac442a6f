import 'server-only';
import { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { getImport } from '@/lib/imports/data';
import type { ImportDto, ImportKind, ReadRow } from '@/lib/imports/dto';
import { OWNER_COLUMN } from '@/lib/imports/listings/constants';
import { createListings, listingImport } from '@/lib/imports/listings/mutations';
import type { ListingInput } from '@/lib/imports/listings/rules';
import { readListingRows } from '@/lib/imports/listings/tasks';
import { gazetteerInput } from '@/lib/imports/places/data';
import { confirmation } from '@/lib/listings/freshness/rules';
import { missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { missingOfAccount } from '@/lib/listings/publish-gate/data';
import { assertListingQuota } from '@/lib/listings/quota/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { ownedBy } from '@/lib/teams/data';
import { Import } from '@/models/imports/import';
import { ImportMemory } from '@/models/imports/import-memory';
import { ImportRow } from '@/models/imports/import-row';

/** `c:A-1` differs between members: `o:<account>:A-1`. */
const ownKey = (by: string, key: string) => (key.startsWith('c:') ? `o:${by}:${key.slice(2)}` : key);

function asOwn(read: ReadRow<ListingInput>, by: string): ReadRow<ListingInput> {
  if (!('keys' in read)) return read;
  const own = (key: string) => ownKey(by, key);
  const keys = read.keys.map(own);
  return { ...read, keys, knownAs: read.knownAs?.map(own) ?? keys };
}

/** Blocks of a member's listings beside what a file cannot hold, and their new owner. */
async function facts(owner: string) {
  const user = await findUserById(owner, { role: 1, team: 1, teamRole: 1 });
  // createListings decides which rows a lapsed registration blocks
  const missing = (await missingOfAccount(owner)).filter((fact) => fact !== 'certificate');
  const role = user?.role ?? 'seller';
  const team = user?.team ? { id: String(user.team), role: user.teamRole ?? 'assistant' } : undefined;
  return { missing, role, owned: ownedBy({ userId: owner, role, team }) };
}

/** Listings imported by a member: by the rules of the agency's import, in their own name, never other people's. */
export const ownListingImport: ImportKind<ListingInput> = {
  ...listingImport,

  async read(rows, columns) {
    const mapping = columns.mapping.map((field) => (field === OWNER_COLUMN ? '' : field));
    const read = await readListingRows({
      rows,
      columns: { ...columns, mapping },
      owners: new Map(),
      places: await gazetteerInput(),
    });
    return read.map((one) => asOwn(one, columns.by));
  },

  async create(items) {
    const owner = items[0]?.input.owner;
    if (!owner) return;
    const { missing, role, owned } = await facts(owner);
    const now = new Date();
    await createListings(items, ({ lifecycle, confirmedPrice }) => ({
      ...owned,
      ...confirmation(role, now),
      review: { state: 'pending', since: now },
      ...(lifecycle.choice === 'listed' &&
        storedState(
          transition(lifecycle, {
            name: 'checked',
            missing: [
              ...missingOf(lifecycle),
              ...missing,
              ...(confirmedPrice === undefined ? [] : (['priceReview'] as const)),
            ],
          }),
        )),
    }));
  },
};

/** The member's own import; other people's and admins' are answered like unknown ones. */
export async function requireOwnImport(
  actor: Actor,
  id: string,
  kind: 'own-listings' | 'clients' = 'own-listings',
): Promise<ImportDto> {
  const found = await getImport(id, kind, actor.userId);
  if (!found) throw notFound('Import not found');
  return found;
}

/** Rejects if the account may not have as many listings; those of its other imports that still run count. */
export async function assertRoomForImport(actor: Actor, rows: number): Promise<void> {
  const mine = { by: new Types.ObjectId(actor.userId), kind: 'own-listings', status: 'running' } as const;
  const others = await Import.find(mine, { counts: 1 }).lean();
  const all = others.reduce((sum, { counts }) => sum + (counts?.new ?? 0), rows);
  await assertListingQuota(actor, all, 'several');
}

/** Deletes the imported files of an erased account; their records are deleted with its listings. */
export async function eraseOwnImports(userId: string): Promise<void> {
  const mine = { by: new Types.ObjectId(userId), kind: op.in(['own-listings', 'clients']) };
  const rows = await Import.find(mine, { _id: 1 }).lean();
  await ImportRow.deleteMany({ import: op.in(rows.map(({ _id }) => _id)) });
  await Import.deleteMany(mine);
  await ImportMemory.deleteMany({ by: new Types.ObjectId(userId) });
}
