import 'server-only';
import { Types } from 'mongoose';
import { listLapsed } from '@/lib/accounts/certificates/data';
import { emailKeyOf, findUsers } from '@/lib/accounts/users/data';
import { AlikeListings } from '@/lib/imports/alike/data';
import type { FileColumns, ImportKind } from '@/lib/imports/dto';
import { fillEmpty } from '@/lib/imports/mutations';
import { gazetteerInput } from '@/lib/imports/places/data';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { findListingById, findListings } from '@/lib/listings/data';
import { confirmation } from '@/lib/listings/freshness/rules';
import { isVisibleStatus, missingOf, storedState, transition } from '@/lib/listings/lifecycle';
import { withCentre } from '@/lib/listings/location/data';
import { claimUploads, finishUploads } from '@/lib/listings/media/mutations';
import { withBands } from '@/lib/listings/media/rules';
import { insertListings, listingWrites } from '@/lib/listings/mutations';
import { datesOf } from '@/lib/listings/rules';
import { OPTIONAL_FIELDS } from '@/lib/listings/schema';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { prepareSearchEngine } from '@/lib/search/running.data';
import type { ListingInput } from './rules';
import { readListingRows } from './tasks';

/** Writes imported listings, with the pictures from a ZIP; picture addresses are not fetched. */
export const listingImport: ImportKind<ListingInput> = {
  ...listingWrites,

  async read(rows, columns) {
    const owners = await ownersIn(rows, columns);
    const places = await gazetteerInput();
    return readListingRows({ rows, columns, owners, places });
  },

  find: (keys) => new AlikeListings().find(keys),

  finder() {
    const alike = new AlikeListings();
    return (keys) => alike.find(keys);
  },

  // the agency decides, not the member whose listing it becomes
  create: (items) => createListings(items, () => confirmation('admin', new Date())),

  async change(id, input) {
    const row = await findListingById(id);
    return row ? fillEmpty(id, row, input, [...OPTIONAL_FIELDS, 'amenities']) : undefined;
  },

  /** Updates pages. Drafts were never visible to visitors, but ended listings may have been. */
  async completed(ids) {
    const rows = await findListings({ _id: op.in(ids) }, { status: 1 });
    const hidden = new Set(
      rows.filter(({ status }) => !isVisibleStatus(status)).map(({ _id }) => String(_id)),
    );
    const seen = ids.filter((id) => !hidden.has(id));
    followImport(ids.length);
    if (seen.length > 0) await invalidate([...seen.map((id) => `property:${id}` as const), 'lists']);
  },
};

/** Rows after which this process's search reads the new listings, because reading all at the end blocks the next search for seconds. */
const FOLLOWED = 2500;
let written = 0;

function followImport(rows: number): void {
  written += rows;
  if (written < FOLLOWED) return;
  written = 0;
  inBackground('search of an import', prepareSearchEngine);
}

/** A row of a registered project stays hidden while its agent's registration has lapsed. */
async function withoutLapsed(items: readonly { id: string; input: ListingInput }[]) {
  const lapsed = await listLapsed(items.flatMap(({ input }) => (input.reraNumber ? input.owner : [])));
  return items.map(({ id, input }) => {
    const { lifecycle, reraNumber, owner } = input;
    if (!reraNumber || !lapsed.has(owner) || lifecycle.choice !== 'listed') return { id, input };
    const missing = [...missingOf(lifecycle), 'certificate' as const];
    return { id, input: { ...input, ...storedState(transition(lifecycle, { name: 'checked', missing })) } };
  });
}

/** Writes rows as listings; `more` adds the importing person's own fields to each. */
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
  const rows = placed.map(({ id, input }, i) => {
    const { owner, code } = input;
    return Object.assign({}, input, datesOf(input), {
      pictures: undefined,
      uploader: undefined,
      given: undefined,
      confirmsPrice: undefined,
      code: code ? code.toLowerCase() : undefined,
      propertyCode: makeCode(input.citySlug),
      _id: new Types.ObjectId(id),
      images: withBands(images[i] ?? []),
      videos: [],
      owner: new Types.ObjectId(owner),
      priceHistory: [{ price: input.price, at }],
      ...more(input),
      createdAt: at,
      updatedAt: at,
    });
  });
  await insertListings(rows);
  await finishUploads(images.flat());
}

/** Accounts by the lower-case email in their rows. */
async function ownersIn(rows: string[][], columns: FileColumns): Promise<Map<string, string>> {
  const at = columns.mapping.indexOf('ownerEmail');
  const emails = at < 0 ? [] : rows.flatMap((cells) => (cells[at]?.trim() ? [emailKeyOf(cells[at])] : []));
  if (emails.length === 0) return new Map();
  const users = await findUsers({ emailKey: op.in(new Set(emails)), deactivatedAt: null }, { emailKey: 1 });
  return new Map(users.map(({ _id, emailKey }) => [emailKey, String(_id)]));
}
