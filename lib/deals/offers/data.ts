import 'server-only';
import type { Types } from 'mongoose';
import { mapFirms, mapTerms } from '@/lib/deals/firms/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import { issuerOfRow } from '@/lib/deals/rules';
import { findListings, listChoices } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { isInScope } from '@/lib/teams/rules';
import { CoBrokingOffer, type CoBrokingOfferRow } from '@/models/deals/co-broking-offer';
import { MAX_OFFERS } from './constants';
import type { OfferDto, OfferListDto } from './dto';

export type OfferLean = CoBrokingOfferRow & { _id: Types.ObjectId };

const FACTS = { title: 1, price: 1, type: 1, city: 1, address: 1, status: 1, owner: 1, team: 1 } as const;

const factsOf = async (ids: readonly unknown[]) => {
  const rows = await findListings({ _id: op.in(ids) }, FACTS);
  return new Map(rows.map((row) => [String(row._id), row]));
};
type Facts = Awaited<ReturnType<typeof factsOf>> extends Map<string, infer Row> ? Row : never;

/** A client can be introduced if the listing is public and offered by the firm that still lists it. */
const isOpen = (row: OfferLean, listing: Facts | undefined): boolean =>
  row.state === 'open' &&
  listing !== undefined &&
  isPublicStatus(listing.status) &&
  issuerOfRow(listing) === issuerOfRow(row);

/** The stored offer of the actor's firm; foreign, unknown and malformed ids are rejected alike. */
export async function findOwnOffer(actor: Actor, id: string): Promise<OfferLean> {
  const row = isObjectIdHex(id) ? await CoBrokingOffer.findById(id).lean<OfferLean>() : null;
  if (!row || !isInScope(actor, row)) throw notFound('Offer not found');
  return row;
}

/** An open offer for introducing a client; undefined once it has ended. */
export async function findOpenOffer(id: string): Promise<OfferLean | undefined> {
  const row = await CoBrokingOffer.findById(id).lean<OfferLean>();
  const listing = row ? (await factsOf([row.property])).get(String(row.property)) : undefined;
  return row && isOpen(row, listing) ? row : undefined;
}

export async function toOfferDtos(actor: Actor, rows: readonly OfferLean[]): Promise<OfferDto[]> {
  const firms = rows.map(issuerOfRow);
  const [listings, firmOf, termsWith] = await Promise.all([
    factsOf(rows.map(({ property }) => property)),
    mapFirms(firms),
    mapTerms(issuerOf(actor), firms),
  ]);
  return rows.map((row) => {
    const listing = listings.get(String(row.property));
    const isOwn = isInScope(actor, row);
    return {
      id: String(row._id),
      property: {
        id: String(row.property),
        title: listing?.title ?? row.title,
        price: listing?.price ?? 0,
        type: listing?.type ?? 'sale',
        city: listing?.city ?? '',
        address: listing?.address ?? '',
      },
      firm: firmOf(issuerOfRow(row)),
      percent: row.share / 100,
      note: row.note,
      state: isOpen(row, listing) ? 'open' : row.state === 'withdrawn' ? 'withdrawn' : 'ended',
      offeredAt: row.offeredAt.toISOString(),
      isOwn,
      terms: isOwn ? 'both' : termsWith(issuerOfRow(row)),
    };
  });
}

/** Offers of the actor's firm, and open ones of other firms. */
export async function listOffers(actor: Actor): Promise<OfferListDto> {
  const [own, open] = await Promise.all([
    CoBrokingOffer.find(teamScope(actor)).sort({ offeredAt: -1 }).limit(MAX_OFFERS).lean<OfferLean[]>(),
    CoBrokingOffer.find({ state: 'open' }).sort({ offeredAt: -1 }).limit(MAX_OFFERS).lean<OfferLean[]>(),
  ]);
  const foreign = open.filter((row) => !isInScope(actor, row));
  const [mine, others] = await Promise.all([toOfferDtos(actor, own), toOfferDtos(actor, foreign)]);
  return { own: mine, others: others.filter(({ state }) => state === 'open') };
}

/** Public listings of the actor's firm, for the form. */
export const listOfferable = (actor: Actor) =>
  listChoices({ ...teamScope(actor), status: op.in(PUBLIC_STATUSES) }, MAX_OFFERS);

export const exportOffers = (userId: string) =>
  CoBrokingOffer.find({ owner: userId }, { _id: 0, __v: 0, owner: 0, team: 0, 'history.by': 0 }).lean();

export const SHARED_OFFERS: SharedRecords = { collection: CoBrokingOffer.collection, names: ['owner'] };
