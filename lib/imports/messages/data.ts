import 'server-only';
import { Types } from 'mongoose';
import { findListings } from '@/lib/listings/data';
import { getDraftRow } from '@/lib/listings/drafts/data';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { placeOf } from '@/lib/places/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { phashBands, phashDistance, SAME_PHOTO_DISTANCE } from '@/lib/platform/media/phash';
import { formatArea, formatRupees } from '@/lib/platform/text/format';
import { teamScope } from '@/lib/teams/data';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import type { DuplicateReason } from './constants';
import type { MessageDraftDto, PossibleDuplicate } from './dto';
import { missingOf } from './rules';

const MAX_COMPARED = 200;
const MAX_NAMED = 5;
/** Two messages about one home rarely differ by more. */
const PRICE_TOLERANCE = 0.05;

const NAMED = { title: 1, propertyCode: 1, owner: 1, team: 1, status: 1 } as const;
type Named = {
  _id: Types.ObjectId;
  title: string;
  propertyCode?: string | null;
  owner?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
};

type Compared = { values: Record<string, unknown>; phones: readonly string[]; pictures: readonly string[] };

/** One's own listings and other people's public ones, so that hidden ones are never revealed. */
const visibleTo = (actor: Actor) => [teamScope(actor), { status: op.in(PUBLIC_STATUSES) }];

async function withSameOwner(actor: Actor, phones: readonly string[]): Promise<Named[]> {
  if (phones.length === 0) return [];
  // compares phone numbers with one's own listings only
  return findListings({ ...teamScope(actor), 'ownerContact.phones': op.in(phones) } as object, NAMED).limit(
    MAX_NAMED,
  );
}

async function withSameHome(actor: Actor, values: Record<string, unknown>): Promise<Named[]> {
  const { type, category, bedrooms, floor } = values;
  const price = Number(values.price);
  const place = placeOf({
    address: String(values.address ?? ''),
    city: String(values.city ?? ''),
    locality: String(values.locality ?? ''),
  });
  const [citySlug, localitySlug] = [place.city?.slug, place.locality?.slug];
  if (!localitySlug || !price || !type || !category) return [];
  const range = op.range({
    gte: Math.floor(price * (1 - PRICE_TOLERANCE)),
    lte: Math.ceil(price * (1 + PRICE_TOLERANCE)),
  });
  const found = await findListings(
    { citySlug, localitySlug, category, type, price: range, $or: visibleTo(actor) } as object,
    { ...NAMED, bedrooms: 1, floor: 1, area: 1 },
  )
    .limit(MAX_COMPARED)
    .lean<(Named & { bedrooms?: number; floor?: number; area?: number })[]>();
  const isSame = (given: unknown, stored: number | null | undefined) =>
    given === undefined || stored == null || Number(given) === stored;
  return found.filter((row) => isSame(bedrooms, row.bedrooms) && isSame(floor, row.floor));
}

async function withSamePhoto(actor: Actor, pictures: readonly string[]): Promise<Named[]> {
  if (pictures.length === 0) return [];
  const uploads = await UploadedPicture.find(
    { publicId: op.in(pictures), owner: new Types.ObjectId(actor.userId) },
    { 'image.phash': 1 },
  ).lean<{ image?: { phash?: string } }[]>();
  const hashes = uploads.flatMap(({ image }) => image?.phash ?? []);
  if (hashes.length === 0) return [];
  const rows = await findListings(
    { 'images.phashBands': op.in(hashes.flatMap(phashBands)), $or: visibleTo(actor) } as object,
    { ...NAMED, 'images.phash': 1 },
  )
    .limit(MAX_COMPARED)
    .lean<(Named & { images: { phash?: string }[] })[]>();
  const isSame = (stored: string | undefined) =>
    stored !== undefined && hashes.some((hash) => phashDistance(hash, stored) <= SAME_PHOTO_DISTANCE);
  return rows.filter(({ images }) => images.some(({ phash }) => isSame(phash)));
}

/** Listings that may be a message's home: one's own, and other people's public ones. */
async function listPossibleDuplicates(actor: Actor, compared: Compared): Promise<PossibleDuplicate[]> {
  const [owner, photo, home] = await Promise.all([
    withSameOwner(actor, compared.phones),
    withSamePhoto(actor, compared.pictures),
    withSameHome(actor, compared.values),
  ]);
  const scope = teamScope(actor);
  const isOwn = (row: Named) =>
    scope.team ? scope.team.equals(row.team ?? '') : String(row.owner) === actor.userId;
  const named = (reason: DuplicateReason, rows: Named[]) =>
    rows.map((row): PossibleDuplicate => {
      const { _id, title, propertyCode } = row;
      return {
        id: String(_id),
        title,
        ...(propertyCode && { code: propertyCode }),
        reason,
        isOwn: isOwn(row),
      };
    });
  const all = [...named('photo', photo), ...named('owner', owner), ...named('home', home)];
  return all
    .filter(({ id }, i) => all.findIndex((other) => other.id === id) === i)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .slice(0, MAX_NAMED);
}

function shownAs(name: (typeof FIELD_NAMES)[number], value: string): string {
  const { kind, labels } = FIELDS[name];
  if (kind === 'rupees') return formatRupees(Number(value));
  if (kind === 'area') return formatArea(Number(value));
  return labels?.[value] ?? value;
}

/** The draft made from a message, with its report. Undefined if this person has no such draft. */
export async function getMessageDraft(actor: Actor, key: string): Promise<MessageDraftDto | undefined> {
  const row = await getDraftRow(actor.userId, key);
  if (!row?.reading) return undefined;
  const values = row.values as Record<string, string | string[]>;
  const { ownerContact, reading, images } = row;
  const pictures = images.map(({ publicId }) => publicId ?? '');
  const contact = ownerContact && { name: ownerContact.name ?? '', phones: [...ownerContact.phones] };
  return {
    key,
    values,
    understood: FIELD_NAMES.flatMap((field) => {
      const value = values[field];
      if (value === undefined || field === 'description' || field === 'title') return [];
      const shown = [value].flat().map((one) => shownAs(field, one));
      return [{ field, label: FIELDS[field].label, value: shown.join(', ') }];
    }),
    assumed: (reading.assumed ?? []).map(({ column, value, says }) => ({
      column: column ?? '',
      value: value ?? '',
      says: says ?? '',
    })),
    missing: missingOf(values, pictures.length),
    duplicates: await listPossibleDuplicates(actor, { values, phones: contact?.phones ?? [], pictures }),
    ...(contact && { ownerContact: contact }),
    isMasked: reading.isMasked ?? false,
    isWanted: reading.isWanted ?? false,
    pictures: pictures.length,
    refused: (reading.refused ?? []).map(({ name, message }) => ({
      name: name ?? '',
      message: message ?? '',
    })),
  };
}
