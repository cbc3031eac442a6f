import 'server-only';
import { Types } from 'mongoose';
import { listRules } from '@/lib/compliance/rulebook/data';
import { figureOn, ruleOn } from '@/lib/compliance/rulebook/rules';
import type { PartyRole } from '@/lib/deals/constants';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { issuerOfRow } from '@/lib/deals/invoices/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { AppError } from '@/lib/platform/errors';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { SharedRecords } from '@/lib/teams/events';
import { DiligenceProfile } from '@/models/deals/diligence-profile';
import { DueDiligence, type DueDiligenceRow } from '@/models/deals/due-diligence';
import { SuspicionNote } from '@/models/deals/suspicion-note';
import type { Fund, IdKind, Risk, WatchList } from './constants';
import type { DiligenceDto, DiligenceProfileDto, SuspicionDto } from './dto';
import { clientsOf, endOf, isCovered, missingParts, yearsAfter } from './rules';

/** The additional data of a note's encryption: it decrypts in no other row. */
export const suspicionContext = (id: unknown): string => `${id}:suspicion`;

export async function getDiligenceProfile(issuer: string): Promise<DiligenceProfileDto> {
  const row = await DiligenceProfile.findOne({ issuer: new Types.ObjectId(issuer) }).lean();
  const officer = row?.officer ? String(row.officer) : null;
  return { isObliged: row?.isObliged ?? false, officer, __v: row?.__v ?? 0 };
}

/** The notes of a deal, for its principal officer only; not even an office admin may read them. */
async function readSuspicions(
  actor: Actor,
  deal: DealLean,
  officer: string | null,
): Promise<SuspicionDto[] | null> {
  if (officer === null || actor.userId !== officer) return null;
  const rows = await SuspicionNote.find({ deal: deal._id })
    .select('+text +byName')
    .sort({ createdAt: 1 })
    .lean<{ _id: Types.ObjectId; text: Encrypted; byName: string; createdAt: Date }[]>();
  return rows.map(({ _id, text, byName, createdAt }) => ({
    id: String(_id),
    text: decrypt(text, suspicionContext(_id)),
    by: byName,
    at: createdAt.toISOString(),
  }));
}

const partiesOf = (deal: DealLean) =>
  clientsOf(deal.parties.map(({ _id, role, name }) => ({ id: String(_id), role: role as PartyRole, name })));

function factsOf(row: DueDiligenceRow | null) {
  return {
    identities: (row?.identities ?? []).map(({ party, name, kind, lastFour, seenOn, seenByName }) => ({
      party: String(party),
      name,
      kind: kind as IdKind,
      lastFour,
      seenOn,
      seenBy: seenByName,
    })),
    beneficialOwner: row?.beneficialOwner ?? '',
    funds: (row?.funds ?? []) as Fund[],
    fundsNote: row?.fundsNote ?? '',
    lists: (row?.lists ?? []).map(({ list, checkedOn, isFound }) => ({
      list: list as WatchList,
      checkedOn,
      isFound,
    })),
    risk: (row?.risk as Risk | null | undefined) ?? null,
    riskReason: row?.riskReason ?? '',
    cash: row?.cash ?? null,
  };
}

const readRow = (deal: DealLean) =>
  DueDiligence.findOne({ deal: deal._id }).lean<DueDiligenceRow & { __v?: number }>();

/** The due diligence of a deal the actor may see. */
export async function getDiligence(actor: Actor, id: string, now = new Date()): Promise<DiligenceDto> {
  const deal = await findDeal(actor, id);
  const [row, profile, rules] = await Promise.all([
    readRow(deal),
    getDiligenceProfile(issuerOfRow(deal)),
    listRules(),
  ]);
  const facts = factsOf(row);
  const today = indianDay(now);
  const cash = ruleOn(rules, 'pmla-cash', today);
  const years = figureOn(rules, 'pmla-years', today);
  const ended = endOf(deal);
  const parties = partiesOf(deal);
  return {
    ...facts,
    __v: row?.__v ?? 0,
    cashLimit: cash.figure ?? 0,
    cashSource: cash.source,
    isCashFlagged: facts.cash !== null && facts.cash >= (cash.figure ?? 0),
    parties,
    missing: missingParts(parties, facts),
    isNeeded: profile.isObliged && isCovered(deal),
    years,
    erasedFrom: ended ? yearsAfter(ended, years) : null,
    suspicions: await readSuspicions(actor, deal, profile.officer),
  };
}

/** Rejects while the firm is a reporting entity and something is missing: the deal cannot be registered then. */
export async function assertDiligence(deal: DealLean): Promise<void> {
  if (!isCovered(deal)) return;
  const { isObliged } = await getDiligenceProfile(issuerOfRow(deal));
  if (!isObliged) return;
  const missing = missingParts(partiesOf(deal), factsOf(await readRow(deal)));
  if (missing.length > 0)
    throw new AppError(
      'conflict',
      'Due diligence under the PMLA is not complete. Complete it before the deal is registered',
      { details: { missing } },
    );
}

/** Whether the law requires keeping something about a deal, so that the deal cannot be deleted. */
export async function isDiligenceKept(deal: Types.ObjectId): Promise<boolean> {
  const [record, note] = await Promise.all([DueDiligence.exists({ deal }), SuspicionNote.exists({ deal })]);
  return record !== null || note !== null;
}

/** For the export of an account; suspicion notes are only for the principal officer. */
export const exportDiligence = (userId: string) =>
  DueDiligence.find({ owner: userId, team: null }, { _id: 0, __v: 0, owner: 0, team: 0 }).lean();

export const SHARED_DILIGENCE: SharedRecords = { collection: DueDiligence.collection, names: ['owner'] };
export const SHARED_SUSPICIONS: SharedRecords = { collection: SuspicionNote.collection, names: ['owner'] };
