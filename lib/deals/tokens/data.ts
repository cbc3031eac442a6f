import 'server-only';
import type { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { listRates } from '@/lib/costs/rates/data';
import { rateOn, textOn } from '@/lib/costs/rates/rules';
import type { DealKind, DealStage } from '@/lib/deals/constants';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { upiLink } from '@/lib/deals/invoices/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { fieldError, notFound } from '@/lib/platform/errors';
import { paymentGateway } from '@/lib/platform/gateways/payments';
import { messageWith } from '@/lib/platform/language/message';
import { formatRupees } from '@/lib/platform/text/format';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { SharedRecords } from '@/lib/teams/providers';
import { may } from '@/lib/teams/rules';
import { DealToken, type DealTokenRow } from '@/models/deals/deal-token';
import type { TokenState } from './constants';
import type { TokenDto, TokenPageDto } from './dto';
import { tokenLimit, tokenSum } from './rules';

export type TokenLean = DealTokenRow & { _id: Types.ObjectId };

/** The stored token; foreign, unknown and malformed ids are rejected alike. */
export async function findToken(actor: Actor, id: string): Promise<TokenLean> {
  const row = isObjectIdHex(id) ? await DealToken.findById(id).lean<TokenLean>() : null;
  if (!row || !may(actor, 'edit', row)) throw notFound('Token not found');
  return row;
}

async function toTokenDtos(actor: Actor, rows: readonly TokenLean[]): Promise<TokenDto[]> {
  const ids = rows
    .flatMap(({ enteredBy, confirmedBy }) => [enteredBy, confirmedBy])
    .filter((id) => id != null);
  const names = await mapUserNames(ids);
  return rows.map((row) => ({
    id: String(row._id),
    deal: String(row.deal),
    payer: row.payer,
    rupees: row.rupees,
    state: row.state as TokenState,
    terms: row.terms,
    upiLink: upiLink({
      upi: row.upi,
      name: row.upiName,
      rupees: row.rupees,
      note: `Token ${row.request}`,
      reference: row.request,
    }),
    upi: row.upi,
    upiName: row.upiName,
    reference: row.reference ?? null,
    paidOn: row.paidOn ?? null,
    enteredBy: row.enteredBy ? (names.get(String(row.enteredBy)) ?? '') : null,
    confirmedBy: row.confirmedBy ? (names.get(String(row.confirmedBy)) ?? '') : null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endReason: row.endReason ?? '',
    refundReference: row.refundReference ?? null,
    link: row.link ?? null,
    warning: row.warning ?? '',
    mayConfirm: row.state === 'entered' && String(row.enteredBy ?? '') !== actor.userId,
  }));
}

export async function toTokenDto(actor: Actor, row: TokenLean): Promise<TokenDto> {
  const [dto] = await toTokenDtos(actor, [row]);
  if (!dto) throw notFound('Token not found');
  return dto;
}

/** The limit for all of a deal's tokens together today, with the section that sets it. */
export async function limitOf(deal: DealLean, now = new Date()) {
  const rules = await listRates('India');
  const today = indianDay(now);
  const share = rateOn(rules, 'token-share-percent', today);
  const { percent } = share;
  const section = textOn(rules, 'token-section', today);
  const { value } = deal;
  const limit = tokenLimit({ kind: deal.kind as DealKind, stage: deal.stage as DealStage, value }, percent);
  return {
    limit,
    percent,
    section,
    source: share.source,
    checkedOn: share.checkedOn ?? '',
    doubt: share.doubt ?? '',
  };
}

export const listTokenRows = (deal: Types.ObjectId) =>
  DealToken.find({ deal }).sort({ createdAt: -1 }).lean<TokenLean[]>();

/** Whole rupees requested or paid and not refunded. */
export const sumOf = (rows: readonly TokenLean[]): number =>
  tokenSum(rows.map(({ state, rupees }) => ({ state: state as TokenState, rupees })));

/** Refuses a change of the price, kind or stage of a deal that takes its limit below the tokens it has. */
export async function assertTokensFit(before: DealLean, after: DealLean): Promise<void> {
  if (after.stage === 'lost') return;
  const isSame = before.value === after.value && before.kind === after.kind && before.stage === after.stage;
  const rows = isSame ? [] : await listTokenRows(before._id);
  if (rows.length === 0) return;
  const [old, { limit, section }] = await Promise.all([limitOf(before), limitOf(after)]);
  const sum = sumOf(rows);
  if (limit === null || sum <= limit || (old.limit !== null && limit >= old.limit)) return;
  throw fieldError(
    'invalid',
    'value',
    messageWith('The tokens are {sum}. At most {limit} before the registered agreement. {section}', {
      sum: formatRupees(sum),
      limit: formatRupees(limit),
      section,
    }),
  );
}

/** A deal's tokens, newest first, with the amount that can still be requested. */
export async function getTokens(actor: Actor, dealId: string): Promise<TokenPageDto> {
  const deal = await findDeal(actor, dealId);
  const rows = await listTokenRows(deal._id);
  return {
    tokens: await toTokenDtos(actor, rows),
    sum: sumOf(rows),
    hasGateway: paymentGateway() !== undefined,
    ...(await limitOf(deal)),
  };
}

export const exportTokens = (userId: string) =>
  DealToken.find({ owner: userId, team: null }, { _id: 0, __v: 0, owner: 0, team: 0 }).lean();

export const SHARED_TOKENS: SharedRecords = { collection: DealToken.collection, names: ['owner'] };
