import { formatPaise } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';

/** `2026-11`, the Indian month of an instant. */
export const monthOf = (at: Date): string => indianDay(at).slice(0, 7);

const RUPEE = 10_000;

/** Formats ₹0.8631, because prices and small totals have up to four decimals. */
export function formatCost(cost: number): string {
  return formatPaise(cost / RUPEE, cost % 100 !== 0 && cost < 100 * RUPEE);
}

export const costToRupees = (cost: number): number => cost / RUPEE;
export const rupeesToCost = (rupees: number): number => Math.round(rupees * RUPEE);
