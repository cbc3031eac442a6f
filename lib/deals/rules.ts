import { senderKeys } from '@/lib/contacts/rules';
import type { Category, ListingType } from '@/lib/listings/fields/vocabulary';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import type { Owned } from '@/lib/teams/rules';
import {
  DEAL_STAGES,
  type DealKind,
  type DealStage,
  type DocumentState,
  OPEN_STAGES,
  REMIND_HOUR,
} from './constants';
import type { CommissionDto, DealDocumentDto, SplitDto, StageTotal } from './dto';
import type { Side } from './introductions/constants';
import { CHECKLISTS, DEAL_DOCUMENTS } from './papers.constants';

const isOpenStage = (stage: DealStage): boolean => isOneOf(OPEN_STAGES, stage);

/** Key of a deal's or invoice's issuer: the team, or the member without one. */
export const issuerOfRow = ({ owner, team }: Owned): string => String(team ?? owner);

/** 100 % in hundredths of a percent. */
export const WHOLE = 10_000;

/** A lost deal is worth nothing to the pipeline, and a registered one is a fact rather than a forecast. */
export function pipelineOf(totals: readonly StageTotal[]): { pipelineValue: number; pipelineRent: number } {
  const open = totals.filter(({ stage }) => isOpenStage(stage));
  return {
    pipelineValue: open.reduce((sum, { value }) => sum + value, 0),
    pipelineRent: open.reduce((sum, { rent }) => sum + rent, 0),
  };
}

export function kindOf(listing: {
  type: ListingType;
  category: Category;
  possession?: string | null | undefined;
}): DealKind {
  if (listing.type === 'rent') return 'rent';
  if (listing.category === 'Agricultural') return 'farmland';
  if (listing.category === 'Plots') return 'land';
  return listing.possession === 'under-construction' || listing.possession === 'new-launch'
    ? 'new'
    : 'resale';
}

type StoredDocument = { key: string; state: string; note?: string | null };

/** A deal's papers and their state, without marked papers of another kind. */
export function checklistOf(
  kind: DealKind,
  stage: DealStage,
  stored: readonly StoredDocument[],
): DealDocumentDto[] {
  const reached = stage === 'lost' ? -1 : DEAL_STAGES.indexOf(stage);
  return CHECKLISTS[kind].map(([key, due]) => {
    const known = stored.find((document) => document.key === key);
    const state = (known?.state ?? 'missing') as DocumentState;
    const isLate = state === 'missing' && DEAL_STAGES.indexOf(due) <= reached;
    return { key, label: DEAL_DOCUMENTS[key], stage: due, state, note: known?.note ?? '', isLate };
  });
}

export function countDocuments(documents: readonly DealDocumentDto[]) {
  const needed = documents.filter(({ state }) => state !== 'not-needed');
  return {
    seen: needed.filter(({ state }) => state === 'seen').length,
    needed: needed.length,
    late: needed.filter(({ isLate }) => isLate).length,
  };
}

/** A share of a sum in whole rupees, rounded half up. Exact, because a crore times 0.0333 is not in floats. */
export const partOf = (rupees: number, share: number): number => {
  const exact = BigInt(rupees) * BigInt(share);
  return Number((exact + BigInt(WHOLE / 2)) / BigInt(WHOLE));
};

/**
 * Divides a sum in whole rupees by shares of 100 %, so that the parts add up to the sum. Rounds each part down and gives one rupee more to those with the
 * largest remainders (Hamilton's method), the first among equals.
 */
export function dividedRupees(rupees: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => BigInt(rupees) * BigInt(share));
  const parts = exact.map((part) => Number(part / BigInt(WHOLE)));
  const order = exact
    .map((part, i) => ({ i, rest: Number(part % BigInt(WHOLE)) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const left = rupees - parts.reduce((sum, part) => sum + part, 0);
  for (const { i } of order.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}

type StoredCommission = {
  rupees?: number | null;
  share?: number | null;
  splits: readonly { name: string; account?: unknown; share: number }[];
};

/** Division of a co-brokered commission between two firms. `share` is the introducing firm's, `side` the deal's firm's. */
type StoredCoBroking = { share?: number | null; side?: string | null } | null | undefined;

/** Divides the commission between two firms so that the parts add up to it. */
export function dividedByFirm(rupees: number, share: number): Record<Side, number> {
  const [lister = 0, bringer = 0] = dividedRupees(rupees, [WHOLE - share, share]);
  return { lister, bringer };
}

/** The full commission in rupees, before firms divide it. */
export const agreedOf = ({ share, rupees }: Pick<StoredCommission, 'share' | 'rupees'>, value: number) =>
  share != null ? partOf(value, share) : (rupees ?? 0);

/** The commission in whole rupees, or the firm's part if co-brokered. GST to the nearest rupee (CGST Act 2017, s. 170). */
export function commissionOf(
  stored: StoredCommission,
  value: number,
  gstPercent: number,
  coBroking?: StoredCoBroking,
): CommissionDto {
  const agreed = agreedOf(stored, value);
  const side = coBroking?.side as Side | null | undefined;
  const rupees = side ? dividedByFirm(agreed, coBroking?.share ?? 0)[side] : agreed;
  const gst = partOf(rupees, Math.round(gstPercent * 100));
  const parts = dividedRupees(
    rupees,
    stored.splits.map(({ share }) => share),
  );
  const splits: SplitDto[] = stored.splits.map(({ name, account, share }, i) => ({
    name,
    account: account ? String(account) : null,
    percent: share / 100,
    rupees: parts[i] ?? 0,
  }));
  const percent = stored.share != null ? stored.share / 100 : null;
  return { percent, agreed, rupees, gstPercent, gst, total: rupees + gst, splits };
}

/** The time of a date's reminder; undefined when none is wanted or the time has passed. */
export function remindAtOf(day: string, remindDays: number | null, now: Date): Date | undefined {
  if (remindDays === null) return undefined;
  const at = dayBounds(day).start.getTime() - remindDays * DAY_MS + REMIND_HOUR * HOUR_MS;
  return at > now.getTime() ? new Date(at) : undefined;
}

type Searched = {
  title: string;
  propertyTitle?: string | null | undefined;
  parties: readonly { name: string; email?: string | null; phone?: string | null }[];
};

/** Keys for finding a person who asks for erasure, and words for finding a deal in a search. */
export const derivedOf = ({ title, propertyTitle, parties }: Searched) => ({
  matchKeys: [
    ...new Set(parties.flatMap(({ email, phone }) => senderKeys({ email, phone: phone ?? undefined }))),
  ],
  terms: partFoldsOf([title, propertyTitle ?? '', ...parties.map(({ name }) => name)].join('\n')),
});
