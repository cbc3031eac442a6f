import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { getImport } from '@/lib/imports/data';
import type { FileColumns, ImportDto, ImportKind, ReadRow } from '@/lib/imports/dto';
import { OWN_COLUMNS, OWNER_COLUMN } from '@/lib/imports/listings/constants';
import { exportedCells } from '@/lib/imports/listings/data';
import { createListings, listingImport } from '@/lib/imports/listings/mutations';
import type { GivenFields, ListingInput } from '@/lib/imports/listings/rules';
import { readListingRows } from '@/lib/imports/listings/tasks';
import { gazetteerInput } from '@/lib/imports/places/data';
import { findListings } from '@/lib/listings/data';
import { toOwnPropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { confirmation } from '@/lib/listings/freshness/rules';
import { isPublicStatus, missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { updateProperty } from '@/lib/listings/mutations';
import { missingOfAccount } from '@/lib/listings/publish-gate/data';
import { assertListingQuota } from '@/lib/listings/quota/mutations';
import { overlay } from '@/lib/listings/rules';
import { type PropertyFormValues, propertyFormSchema } from '@/lib/listings/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { cellText } from '@/lib/platform/tabular/cells';
import { singleSpaced } from '@/lib/platform/text/single-spaced';
import { ownedBy } from '@/lib/teams/data';
import { Import } from '@/models/imports/import';
import { ImportMemory } from '@/models/imports/import-memory';
import { ImportRow } from '@/models/imports/import-row';

/** The key of one account, `o:<account>:A-1`, because `c:A-1` differs between members. */
const ownKey = (by: string, key: string) => (key.startsWith('c:') ? `o:${by}:${key.slice(2)}` : key);

function asOwn(read: ReadRow<ListingInput>, { by, replaces }: FileColumns): ReadRow<ListingInput> {
  if (!('keys' in read)) return read;
  const own = (key: string) => ownKey(by, key);
  const codes = read.keys.filter((key) => replaces && key.startsWith('c:'));
  // includes colleagues' listings, as in the export, because the edit checks permission
  const keys = [...codes.flatMap((key) => [own(key), `t:${by}:${key.slice(2)}`]), ...read.keys.map(own)];
  return { ...read, keys, knownAs: read.knownAs?.map(own) ?? keys };
}

/** The account that imports, as it is now. */
async function importer(by: string): Promise<Actor> {
  const user = await findUserById(by, { name: 1, role: 1, team: 1, teamRole: 1 });
  const team = user?.team ? { id: String(user.team), role: user.teamRole ?? 'assistant' } : undefined;
  return { userId: by, name: user?.name ?? '', role: user?.role ?? 'seller', team, via: 'job' };
}

/** Account facts that its listings lack besides those that a file can't contain, and their new owner. */
async function facts(owner: string) {
  // createListings decides which rows a lapsed registration blocks
  const missing = (await missingOfAccount(owner)).filter((fact) => fact !== 'certificate');
  const member = await importer(owner);
  return { missing, role: member.role, owned: ownedBy(member) };
}

const storedListing = async (id: string) => (await findListings({ _id: id }).select('+pin'))[0];

/** The status as a lister can choose it, because the latest decision sets the public one. */
const chosen = (status: string) => (isPublicStatus(status) ? 'active' : status);

function formOf(row: Parameters<typeof toOwnPropertyDto>[0]): PropertyFormValues {
  const values = toFormValues(toOwnPropertyDto(row));
  return { ...values, status: chosen(values.status) };
}

/** Fields whose parsed value differs from the exported one. */
function differing(
  stored: PropertyFormValues,
  shown: ReadonlyMap<string, string>,
  given: GivenFields,
): Record<string, unknown> {
  const told = Object.entries(given).filter(([field, { cell }]) => singleSpaced(cell) !== shown.get(field));
  if (told.length === 0) return {};
  const before = propertyFormSchema.safeParse(stored);
  const isSame = (field: string, value: unknown) => {
    if (field === 'status') return chosen(String(value)) === stored.status;
    const after = propertyFormSchema.safeParse(overlay(stored, { [field]: value }));
    return before.success && isDeepStrictEqual(after.data, before.data);
  };
  const values = told.map(([field, { value }]) => [field, value] as const);
  return Object.fromEntries(values.filter(([field, value]) => !isSame(field, value)));
}

/** Listings imported by a member, by the rules of the agency's import but in their own name, never other people's. */
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
    return read.map((one) => asOwn(one, columns));
  },

  replacing,

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

/** Applies the row as an edit by the member in the form, with the gate, the history and the audit log of an edit. */
async function replacing(by: string): ReturnType<NonNullable<typeof ownListingImport.replacing>> {
  const account = await importer(by);
  // edits as the member, whatever the office can do with other listings
  const actor: Actor = account.role === 'admin' ? { ...account, role: 'buyer' } : account;
  return {
    async change(id, { given = {}, confirmsPrice }) {
      const row = await storedListing(id);
      if (!row) throw notFound('Property not found');
      const { status, ...stored } = formOf(row);
      const cells = exportedCells(toPropertyDto(row)).map(cellText);
      const shown = new Map(OWN_COLUMNS.map(({ field }, i) => [field, singleSpaced(cells[i] ?? '')]));
      const set = differing({ ...stored, status }, shown, given);
      if (Object.keys(set).length === 0) return undefined;
      const isMoved = 'status' in set;
      // a new address comes with these, even unchanged
      for (const name of 'address' in set ? ['locality', 'city', 'pinCode'] : [])
        if (given[name]) set[name] = given[name].value;
      return {
        id,
        version: row.__v,
        set: { ...set, ...(isMoved && { status: chosen(String(set.status)) }), confirmsPrice },
        // all fields, because a new address also replaces the old place
        before: { ...stored, ...(isMoved && { status }) },
      };
    },

    async apply({ id, version, set: { confirmsPrice, ...set } }) {
      const options = { version, confirmsPrice: confirmsPrice === true, isPlaceGiven: true };
      const isSaved = await updateProperty(actor, id, set, [], options).catch((error) => {
        if (error instanceof AppError && error.details?.current) return false;
        throw error;
      });
      return isSaved !== false;
    },

    async restore(id, version, before) {
      const row = await storedListing(id);
      if (!row) return 'gone';
      const form = formOf(row);
      // restored before a crash, whose outcome was not stored yet
      if (row.__v === version + 2 && isDeepStrictEqual(form, { ...form, ...before })) return 'done';
      if (row.__v !== version + 1) return 'changed';
      await updateProperty(actor, id, before, [], {
        version: row.__v,
        confirmsPrice: true,
        isPlaceGiven: true,
      });
      return 'done';
    },
  };
}

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

/** Rejects if the account would exceed its listing limit, counting its other running imports. */
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
