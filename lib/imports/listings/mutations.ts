import 'server-only';
import { type Model, Types } from 'mongoose';
import { listLapsed } from '@/lib/accounts/certificates/data';
import { emailKeyOf } from '@/lib/accounts/users/data';
import type { ColumnMapping, ImportKind } from '@/lib/imports/dto';
import { fillEmpty, ignoreExisting, versioned } from '@/lib/imports/mutations';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { confirmation } from '@/lib/listings/freshness/rules';
import { isVisibleStatus, missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { withCentre } from '@/lib/listings/location/data';
import { claimUploads, finishUploads } from '@/lib/listings/media/mutations';
import { withBands } from '@/lib/listings/media/rules';
import { OPTIONAL_FIELDS } from '@/lib/listings/schema';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { detailedKey, type ListingInput, listingKey, readListingRow } from './rules';

/** Listings that are compared with one batch at most. */
const MAX_FOUND = 5000;

/** Listings as an import writes them, with the pictures that came in a ZIP; addresses of pictures are not fetched. */
export const listingImport: ImportKind<ListingInput> = {
  ...versioned(Property as unknown as Model<Record<string, unknown>>, () => ({})),

  async read(rows, columns) {
    const owners = await ownersIn(
      rows.map(({ cells }) => cells),
      columns,
    );
    const gazetteer = await getGazetteer();
    return rows.map(({ cells }) => readListingRow(cells, columns, owners, gazetteer));
  },

  async find(keys) {
    const codes = keys.filter((key) => key.startsWith('c:')).map((key) => key.slice(2));
    const owners = keys.filter((key) => key.startsWith('l:')).map((key) => key.slice(2, 26));
    const fields = {
      propertyCode: 1,
      code: 1,
      owner: 1,
      address: 1,
      price: 1,
      type: 1,
      area: 1,
      floor: 1,
      bedrooms: 1,
    } as const;
    const wanted = [
      { code: op.in(codes) },
      { propertyCode: op.in(codes.map((code) => code.toUpperCase())) },
      { _id: op.in(codes.filter(isObjectIdHex)) },
      { owner: op.in(new Set(owners)) },
    ];
    const found = await Promise.all(
      wanted.map((filter) => Property.find(filter, fields).limit(MAX_FOUND).lean()),
    );
    return found
      .flat()
      .map((row) => ({ id: String(row._id), keys: keysOf(row).filter((key) => keys.includes(key)) }))
      .filter((row) => row.keys.length > 0)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  // the agency says so, not the member whose listing it becomes
  create: (items) => createListings(items, () => confirmation('admin', new Date())),

  async change(id, input) {
    const row = await Property.findById(id).lean();
    return row ? fillEmpty(id, row, input, [...OPTIONAL_FIELDS, 'amenities']) : undefined;
  },

  /** Drafts were never seen by a visitor; one that is gone may have been. */
  async completed(ids) {
    const rows = await Property.find({ _id: op.in(ids) }, { status: 1 }).lean();
    const hidden = new Set(
      rows.filter(({ status }) => !isVisibleStatus(status)).map(({ _id }) => String(_id)),
    );
    const seen = ids.filter((id) => !hidden.has(id));
    if (seen.length > 0) await invalidate([...seen.map((id) => `property:${id}` as const), 'lists']);
  },
};

/** A row of a registered project is not public while the registration of its agent has lapsed. */
async function withoutLapsed(items: readonly { id: string; input: ListingInput }[]) {
  const lapsed = await listLapsed(items.flatMap(({ input }) => (input.reraNumber ? input.owner : [])));
  return items.map(({ id, input }) => {
    const { lifecycle, reraNumber, owner } = input;
    if (!reraNumber || !lapsed.has(owner) || lifecycle.choice !== 'listed') return { id, input };
    const missing = [...missingOf(lifecycle), 'certificate' as const];
    return { id, input: { ...input, ...storedState(transition(lifecycle, { name: 'checked', missing })) } };
  });
}

/** Writes rows as listings; `more` is what the person who imports adds to each. */
export async function createListings(
  items: { id: string; input: ListingInput }[],
  more: (input: ListingInput) => Record<string, unknown>,
): Promise<void> {
  const at = new Date();
  const makeCode = await reservePropertyCodes(items.length);
  const placed = await Promise.all(
    (await withoutLapsed(items)).map(async ({ id, input }) => ({ id, input: await withCentre(input) })),
  );
  const images = await Promise.all(
    items.map(({ id, input }) => claimUploads(input.uploader, input.pictures, id)),
  );
  const rows = placed.map(({ id, input: given }, i) => {
    const { owner, code, pictures: _pictures, uploader: _uploader, ...input } = given;
    const propertyCode = makeCode(input.citySlug);
    return {
      ...input,
      ...(code && { code: code.toLowerCase() }),
      propertyCode,
      _id: new Types.ObjectId(id),
      images: withBands(images[i] ?? []),
      videos: [],
      owner: new Types.ObjectId(owner),
      priceHistory: [{ price: input.price, at }],
      ...more(given),
    };
  });
  await Property.insertMany(rows, { ordered: false }).catch(ignoreExisting);
  await finishUploads(images.flat());
}

function keysOf(row: {
  _id: unknown;
  code?: string | null;
  propertyCode?: string | null;
  owner?: unknown;
  address: string;
  price: number;
  type: string;
  area?: number | null;
  floor?: number | null;
  bedrooms?: number | null;
}): string[] {
  const { owner } = row;
  const owned = owner ? [listingKey({ ...row, owner }), detailedKey({ ...row, owner })] : [];
  const codes = [String(row._id), row.code, row.propertyCode?.toLowerCase()].filter(Boolean);
  return [...codes.map((code) => `c:${code}`), ...owned];
}

/** The accounts whose e-mails are in the rows, by e-mail in small letters. */
async function ownersIn(rows: string[][], columns: ColumnMapping): Promise<Map<string, string>> {
  const at = columns.mapping.indexOf('ownerEmail');
  const emails = at < 0 ? [] : rows.flatMap((cells) => (cells[at]?.trim() ? [emailKeyOf(cells[at])] : []));
  if (emails.length === 0) return new Map();
  const users = await User.find(
    { emailKey: op.in(new Set(emails)), deactivatedAt: null },
    { emailKey: 1 },
  ).lean();
  return new Map(users.map(({ _id, emailKey }) => [emailKey, String(_id)]));
}
