import 'server-only';
import type { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { mapClientNames } from '@/lib/clients/data';
import type { DealStage } from '@/lib/deals/constants';
import { type DealLean, firmsOf, partsOn } from '@/lib/deals/data';
import { mapFirms } from '@/lib/deals/firms/data';
import type { FirmDto } from '@/lib/deals/firms/dto';
import { agreedOf, issuerOfRow } from '@/lib/deals/rules';
import { findListingById } from '@/lib/listings/data';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { teamScope } from '@/lib/teams/data';
import type { RecordCollection, SharedRecords } from '@/lib/teams/providers';
import { Deal } from '@/models/deals/deal';
import { Introduction, type IntroductionRow } from '@/models/deals/introduction';
import { MAX_LISTED, SIDES, type Side } from './constants';
import type {
  IntroducedDealDto,
  IntroductionDto,
  IntroductionEventDto,
  IntroductionItemDto,
  IntroductionListDto,
} from './dto';
import { maskedEmail, maskedPhone, mayActFor, sideOf } from './rules';

export type IntroductionLean = IntroductionRow & { _id: Types.ObjectId };

/** The stored row with the side of the actor's firm; foreign, unknown and malformed ids are rejected alike. */
export async function findIntroduction(
  actor: Actor,
  id: string,
): Promise<{ row: IntroductionLean; side: Side }> {
  const row = isObjectIdHex(id) ? await Introduction.findById(id).lean<IntroductionLean>() : null;
  const side = row ? sideOf(actor, row) : undefined;
  if (!row || !side) throw notFound('Introduction not found');
  return { row, side };
}

function toItemDto(row: IntroductionLean, side: Side, firmOf: (id: string) => FirmDto): IntroductionItemDto {
  return {
    id: String(row._id),
    property: { id: String(row.property), title: row.propertyTitle },
    lister: firmOf(issuerOfRow(row.lister)),
    bringer: firmOf(issuerOfRow(row.bringer)),
    side,
    name: row.name,
    percent: row.share / 100,
    introducedAt: row.introducedAt.toISOString(),
    state: row.state,
    disputedBy: row.disputedBy ?? null,
  };
}

/** Lists the introductions of the actor's firm on both sides, latest first. */
export async function listIntroductions(actor: Actor): Promise<IntroductionListDto> {
  const scope = Object.entries(teamScope(actor));
  const rows = await Introduction.find({
    $or: SIDES.map((side) => Object.fromEntries(scope.map(([path, id]) => [`${side}.${path}`, id]))),
  })
    .sort({ introducedAt: -1 })
    .limit(MAX_LISTED)
    .lean<IntroductionLean[]>();
  const firmOf = await mapFirms(rows.flatMap((row) => SIDES.map((side) => issuerOfRow(row[side]))));
  return {
    introductions: rows.flatMap((row) => {
      const side = sideOf(actor, row);
      return side ? [toItemDto(row, side, firmOf)] : [];
    }),
  };
}

/** Facts of each firm's deal, as far as the actor can see its own side's earnings. */
async function dealsOf(actor: Actor, row: IntroductionLean, side: Side): Promise<IntroducedDealDto[]> {
  const deals = await Deal.find({ 'coBroking.introduction': row._id })
    .sort({ createdAt: 1 })
    .lean<DealLean[]>();
  const sees = mayActFor(actor, row, side);
  return Promise.all(
    deals.map(async ({ _id, stage, commission, value, closedOn, coBroking, gstShare }) => {
      const rupees = commission && sees ? agreedOf(commission, value) : null;
      const day = closedOn ?? indianDay(new Date());
      const firms = firmsOf(row, coBroking?.side, gstShare);
      return {
        side: coBroking?.side as Side,
        id: coBroking?.side === side ? String(_id) : null,
        stage: stage as DealStage,
        rupees,
        parts: rupees === null ? [] : await partsOn(day, firms, rupees, row.share),
      };
    }),
  );
}

async function toEventDtos({ events }: IntroductionLean, sees: boolean): Promise<IntroductionEventDto[]> {
  const names = await mapUserNames(events.flatMap(({ by }) => by ?? []));
  return events
    .filter(({ kind }) => sees || kind !== 'commission')
    .map(({ kind, side, by, at, text, rupees }) => ({
      kind,
      side: side ?? null,
      person: names.get(String(by)) ?? '',
      at: at.toISOString(),
      text: text ?? '',
      rupees: rupees ?? null,
    }));
}

/** The row as both firms see it, without unshared numbers and earnings hidden from the role. */
export async function toIntroductionDto(
  actor: Actor,
  row: IntroductionLean,
  side: Side,
): Promise<IntroductionDto> {
  const mayWrite = mayActFor(actor, row, side);
  const [firmOf, deals, events, listing] = await Promise.all([
    mapFirms(SIDES.map((one) => issuerOfRow(row[one]))),
    dealsOf(actor, row, side),
    toEventDtos(row, mayWrite),
    findListingById(row.property, { status: 1 }),
  ]);
  const isOpen = side === 'bringer' || row.isContactShared;
  return {
    ...toItemDto(row, side, firmOf),
    isListed: listing !== null && isVisibleStatus(listing.status),
    phone: isOpen ? row.phone : maskedPhone(row.phone),
    email: isOpen ? row.email : maskedEmail(row.email),
    isContactShared: row.isContactShared,
    terms: row.terms,
    deals,
    events,
    mayWrite,
    mayStartDeal: mayWrite && row.state !== 'withdrawn' && !deals.some(({ id }) => id !== null),
  };
}

export async function getIntroduction(actor: Actor, id: string): Promise<IntroductionDto> {
  const { row, side } = await findIntroduction(actor, id);
  return toIntroductionDto(actor, row, side);
}

/** The data a deal copies from an introduction that the actor's firm is part of. */
export async function introductionToStart(actor: Actor, id: string) {
  const { row, side } = await findIntroduction(actor, id);
  if (row.state === 'withdrawn') throw new AppError('conflict', 'This introduction was withdrawn');
  const filter = { 'coBroking.introduction': row._id, 'coBroking.side': side };
  if (await Deal.exists(filter))
    throw new AppError('conflict', 'Your firm has already started a deal from this introduction');
  const known = row.client && side === 'bringer' ? String(row.client) : '';
  const client = (await mapClientNames(actor, [known])).has(known) ? known : null;
  const isOpen = side === 'bringer' || row.isContactShared;
  const contact = isOpen ? { phone: row.phone, email: row.email } : { phone: '', email: '' };
  return {
    property: String(row.property),
    title: row.propertyTitle,
    coBroking: { introduction: row._id, share: row.share, side },
    person: row.name ? { client, name: row.name, ...contact } : undefined,
  };
}

/** True for a firm of one person, because a team's clients belong to the team and are not in a member's export. */
const isOwnClient = (userId: string, row: Pick<IntroductionRow, Side>): boolean =>
  SIDES.some((side) => String(row[side].owner) === userId && !row[side].team);

/** An account's own introductions for its export, and those about the person, without the firms. */
export async function exportIntroductions(userId: string, keys: readonly string[]) {
  const [own, asPerson] = await Promise.all([
    Introduction.find(
      { $or: SIDES.map((side) => ({ [`${side}.owner`]: userId })) },
      {
        _id: 0,
        propertyTitle: 1,
        name: 1,
        share: 1,
        introducedAt: 1,
        state: 1,
        'events.kind': 1,
        'events.at': 1,
        lister: 1,
        bringer: 1,
      },
    ).lean<IntroductionRow[]>(),
    keys.length > 0
      ? Introduction.find({ matchKeys: op.in(keys) }, { _id: 0, propertyTitle: 1, introducedAt: 1 }).lean()
      : [],
  ]);
  return {
    own: own.map(({ lister, bringer, name, ...row }) => ({
      ...row,
      ...(isOwnClient(userId, { lister, bringer }) && { name }),
    })),
    asPerson,
  };
}

/** The collection as the records of one side, so that a handover changes `lister.team` as it changes `team` elsewhere. */
function ofSide(side: Side): RecordCollection {
  const { collection } = Introduction;
  const below = (paths: object = {}) =>
    Object.fromEntries(Object.entries(paths).map(([path, value]) => [`${side}.${path}`, value]));
  return {
    collectionName: collection.collectionName,
    distinct: (path, filter) => collection.distinct(`${side}.${path}`, below(filter)),
    updateMany: (filter, { $set, $unset }) =>
      collection.updateMany(below(filter), {
        ...($set && { $set: below($set) }),
        ...($unset && { $unset: below($unset) }),
      }),
  };
}

export const SHARED_INTRODUCTIONS: readonly SharedRecords[] = SIDES.map((side) => ({
  collection: ofSide(side),
  names: ['owner'],
}));
