import type { PriceChange } from './schema';

/** The changed price in whole rupees. */
export function priceAfter(price: number, { by, value }: PriceChange): number {
  return by === 'percent' ? Math.round(price * (1 + value / 100)) : price + value;
}
