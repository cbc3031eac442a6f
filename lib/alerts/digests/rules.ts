import { isPriceDrop } from '@/lib/alerts/matches/rules';
import type { AlertReason } from '@/lib/alerts/saved-searches/constants';

export type Told = { reason: AlertReason; priceBefore?: number | undefined };

/**
 * Reduces a home's pending alerts to one that is true when sent. `price` is today's, undefined once unlisted. Drops news that was reversed before sending.
 */
export function settle<T extends Told>(waiting: readonly T[], price: number | undefined): T | undefined {
  const of = (reason: AlertReason) => waiting.filter((item) => item.reason === reason);
  const [isNew] = of('new');
  if (price === undefined) return isNew ? undefined : of('gone')[0];
  const cheaper = of('price').find(({ priceBefore = 0 }) => isPriceDrop(priceBefore, price));
  return isNew ?? (of('gone').length === 0 ? of('back')[0] : undefined) ?? cheaper;
}
