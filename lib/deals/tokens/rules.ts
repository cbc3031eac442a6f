import type { DealKind, DealStage } from '@/lib/deals/constants';
import type { TokenState } from './constants';

const COUNTED: readonly TokenState[] = ['requested', 'entered', 'confirmed'];

export type TokenAmount = { state: TokenState; rupees: number };

/** Whole rupees requested or paid and not refunded. */
export const tokenSum = (tokens: readonly TokenAmount[]): number =>
  tokens.filter(({ state }) => COUNTED.includes(state)).reduce((sum, { rupees }) => sum + rupees, 0);

/**
 * The limit for all of a deal's tokens in whole rupees: the allowed share of the price before the agreement is registered, all of it after. Null for lettings,
 * which have no price and are not covered by section 13.
 */
export function tokenLimit(
  deal: { kind: DealKind; stage: DealStage; value: number },
  percent: number,
): number | null {
  if (deal.kind === 'rent') return null;
  if (deal.stage === 'registered') return deal.value;
  // cuts off fractions of a rupee to stay within the limit
  return Number((BigInt(deal.value) * BigInt(Math.round(percent * 100))) / 10_000n);
}

/** A bank reference number: twelve digits for UPI (RRN), up to 22 letters and digits for NEFT and RTGS (UTR). */
export const isReference = (text: string): boolean => /^(?:\d{12}|[A-Z0-9]{16,22})$/.test(text);
