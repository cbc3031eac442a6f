import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { DETAIL_STATUSES, HIDDEN_MESSAGES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { editOf } from '@/lib/listings/freshness/rules';
import { hiddenBy, isAway, isVisibleStatus, lifecycleOf, listerStatusOf } from '@/lib/listings/lifecycle';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { readsOf } from '@/lib/platform/db/reads-of';
import { AppError, notFound } from '@/lib/platform/errors';
import type { StoredImage, StoredVideo } from '@/lib/platform/media/dto';
import { foldOf } from '@/lib/platform/text/fold';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { TERM_FIELDS, termsOf, wordsOf } from '@/lib/platform/text/search-terms';
import { isInScope, may } from '@/lib/teams/rules';
import { Property, type PropertyRow } from '@/models/listings/property';
import {
  CARD_PROJECTION,
  type OwnListingDto,
  type OwnPropertyDto,
  type PropertyCardDto,
  type PropertyDto,
  toOwnPropertyDto,
  toPropertyCardDto,
  toPropertyDto,
  toPublicPropertyDto,
} from './dto';
import type { Review } from './rules';

type Filter = QueryFilter<PropertyRow>;

export const {
  find: findListings,
  findOne: findListing,
  findById: findListingById,
  count: countListings,
  distinct: distinctOfListings,
  aggregate: aggregateListings,
} = readsOf(Property);

/** Raw reads of the driver, for code that keeps all listings in memory. */
export const listingCollection: Pick<
  typeof Property.collection,
  'find' | 'findOne' | 'aggregate' | 'countDocuments' | 'estimatedDocumentCount'
> = Property.collection;

type Chosen = { _id: unknown; title: string; propertyCode?: string | null };
/** A home as a choice in a form, found by a word of its title or by its code. */
export const toChoice = ({ _id, title, propertyCode }: Chosen) => ({
  id: String(_id),
  name: propertyCode ? `${title} · ${propertyCode}` : title,
});

/** Choices of homes for a form, newest first. */
export const listChoices = async (filter: Filter, most: number) =>
  (await findListings(filter, { title: 1, propertyCode: 1 }).sort({ createdAt: -1 }).limit(most)).map(
    toChoice,
  );

/** Maximum words that narrow a search. */
const MAX_WORDS = 6;

/** Newest verified listings with a photo, shown first on the home page. */
export async function listFeatured(limit: number): Promise<PropertyCardDto[]> {
  const rows = await Property.find({ status: 'verified', 'images.0': op.exists() }, CARD_PROJECTION)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return rows.map(toPropertyCardDto);
}

/** Whole listings, newest first: `GET /api/property` without a query. */
export async function listWholeNewest(limit: number): Promise<{ items: PropertyDto[]; total: number }> {
  const filter: Filter = { status: op.in(PUBLIC_STATUSES) };
  const [rows, total] = await Promise.all([
    Property.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit).lean(),
    Property.countDocuments(filter),
  ]);
  return { items: rows.map(toPublicPropertyDto), total };
}

/** One public listing, or undefined for unknown, malformed and unpublished ids alike. */
export const getPublicProperty = async (id: string): Promise<PropertyDto | undefined> =>
  (await getPublicListing(id))?.property;

/** A public listing with details of its lister, which stay on the server. */
export async function getPublicListing(id: string) {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Property.findOne({ _id: id, status: op.in(DETAIL_STATUSES) }).lean();
  if (!row) return undefined;
  const { owner, team, contactRoute } = row;
  return { property: toPublicPropertyDto(row), listedBy: { owner, team, contactRoute } };
}

/** A listing that is off the market for now. Its page shows only that, with its kind and place. */
export async function getAwayListing(id: string): Promise<PropertyDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Property.findOne({ _id: id, status: op.in(['paused', 'expired']) }).lean();
  return row && isAway(lifecycleOf(row)) ? toPublicPropertyDto(row) : undefined;
}

/** Cards of the public listings among `ids`, by id, with the time of their last edit. */
export async function mapPublicCards(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, { card: PropertyCardDto; updatedAt: Date }>> {
  const rows = await Property.find(
    { _id: op.in(ids), status: op.in(DETAIL_STATUSES) },
    { ...CARD_PROJECTION, updatedAt: 1, editedAt: 1 },
  ).lean();
  return new Map(
    rows.map((row) => [String(row._id), { card: toPropertyCardDto(row), updatedAt: editOf(row) }]),
  );
}

/** Expired listings among these, so that people who saved them learn why the page is gone. */
export async function listExpired(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
  const rows = await Property.find({ _id: op.in(ids), status: 'expired' }, { _id: 1 }).lean();
  return new Set(rows.map(({ _id }) => String(_id)));
}

/** Narrows a filter to listings whose words contain the typed parts. The filter bounds the rows read. */
export async function withWords(filter: Filter, typed: string | undefined): Promise<Filter> {
  const words = wordsOf(typed ?? '').slice(0, MAX_WORDS);
  if (words.length === 0) return filter;
  const ids: Types.ObjectId[] = [];
  for await (const row of Property.find(filter, TERM_FIELDS).lean().cursor()) {
    const terms = termsOf(row);
    const folds = terms.map(foldOf);
    const has = (word: string) =>
      terms.some((term) => term.includes(word)) || folds.some((fold) => fold.startsWith(foldOf(word)));
    if (words.every(has)) ids.push(row._id);
  }
  return { _id: op.in(ids) } as Filter;
}

/** One listing for a signed-in person, in any status for its owner, their team and admins, only if public for others. */
export async function getPropertyFor(
  actor: Actor | null,
  id: string,
): Promise<{ property: OwnPropertyDto; mayEdit: boolean } | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  if (!actor) {
    const property = await getPublicProperty(id);
    return property && { property, mayEdit: false };
  }
  const row = await Property.findById(id).select('+pin').lean();
  if (!row) return undefined;
  const mayEdit = may(actor, 'edit', row) || can(actor, 'listings');
  const maySee = mayEdit || can(actor, 'read');
  if (maySee) return { property: toOwnPropertyDto(row), mayEdit };
  return isVisibleStatus(row.status) ? { property: toPublicPropertyDto(row), mayEdit } : undefined;
}

/** The actor's relation to a listing. `isOwn` is true for one's own or the team's, and false for others' and unknown ones alike. */
export async function getOwnListing(actor: Actor, id: string): Promise<OwnListingDto> {
  const row = isObjectIdHex(id)
    ? await Property.findById(id, { owner: 1, team: 1, status: 1, lifecycle: 1 }).lean()
    : null;
  // admins can edit every listing without owning it
  const isOwn = row !== null && isInScope(actor, row) && may(actor, 'edit', row);
  return { isOwn, isPublic: isOwn && isVisibleStatus(row.status) };
}

/** The listing created with an owner's retry key, and the digest of the request that created it. */
export async function getByIdempotencyKey(
  owner: string,
  idempotencyKey: string,
): Promise<{ property: PropertyDto; digest: string | undefined } | undefined> {
  const row = await Property.findOne({ owner: new Types.ObjectId(owner), idempotencyKey })
    .select('+idempotencyDigest')
    .lean();
  return row ? { property: toPropertyDto(row), digest: row.idempotencyDigest ?? undefined } : undefined;
}

/** A lean row; the model's type has subdocuments, which lean rows lack. */
export type StoredRow = Omit<PropertyRow, 'images' | 'videos' | 'review'> & {
  _id: Types.ObjectId;
  __v: number;
  images: StoredImage[];
  videos: StoredVideo[];
  review?: Review;
};

/** The row if the actor can change it, with the status its lister sees. Rejects foreign, unknown and malformed ids alike. */
export async function getEditableRow(actor: Actor, id: string): Promise<StoredRow> {
  if (!isObjectIdHex(id)) throw notFound('Property not found');
  const row = await Property.findById(id).select('+review +confirmedPrice +pin').lean<StoredRow>();
  if (!row || !(may(actor, 'edit', row) || can(actor, 'listings'))) throw notFound('Property not found');
  const state = lifecycleOf(row);
  const hidden = hiddenBy(state);
  if (hidden) throw new AppError('conflict', HIDDEN_MESSAGES[hidden]);
  return { ...row, status: listerStatusOf(state) };
}

/** The conflict for a person who edited an older version, with the stored listing. */
export const savedMeanwhile = (row: StoredRow) =>
  new AppError('conflict', 'Someone else saved this listing while you were editing it', {
    details: { current: toOwnPropertyDto(row) },
  });

/** The owner named in an import or message, readable only by the account that listed it, not by colleagues or admins. */
export async function getOwnerContact(
  lister: string,
  id: string,
): Promise<{ name: string; phones: string[] } | undefined> {
  const row = await Property.findOne(
    { _id: id, owner: new Types.ObjectId(lister) },
    { ownerContact: 1 },
  ).lean();
  const contact = row?.ownerContact;
  return contact ? { name: contact.name ?? '', phones: [...contact.phones] } : undefined;
}
