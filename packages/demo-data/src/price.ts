import type { Facts } from './facts/types';
import type { Random } from './random';

/** Rounds as people do with asking prices, to half lakhs, lakhs, and then steps of five and twenty-five lakh. */
export function roundAsked(rupees: number): number {
  const step =
    rupees < 5_000
      ? 100
      : rupees < 20_000
        ? 500
        : rupees < 100_000
          ? 1_000
          : rupees < 1_000_000
            ? 5_000
            : rupees < 10_000_000
              ? 50_000
              : rupees < 50_000_000
                ? 500_000
                : 2_500_000;
  return Math.max(step, Math.round(rupees / step) * step);
}

/** Rate of farm land, a small part of a plot's rate. Near metros it is capped by what farming and weekend buyers pay. */
export function farmRate(facts: Facts): number {
  return Math.min(facts.locality.plotPerSqFt * 0.062, 620);
}

function saleValue(facts: Facts): number {
  const { salePerSqFt: rate, plotPerSqFt } = facts.locality;
  const ground = facts.plotArea ?? 0;
  switch (facts.kind) {
    case 'shop':
      return facts.area * rate * (facts.floor === 0 ? 1.95 : 1.45);
    case 'office':
      return facts.area * rate * 1.3;
    case 'plot':
      return facts.area * plotPerSqFt;
    case 'villa':
      return facts.area * 2600 + ground * plotPerSqFt * 0.95;
    case 'farm house':
      return facts.area * 2400 + ground * farmRate(facts) * 1.5;
    case 'warehouse':
      return facts.area * 1150 + ground * plotPerSqFt * 0.3;
    case 'factory shed':
      return facts.area * 1350 + ground * plotPerSqFt * 0.32;
    case 'orange orchard':
      return facts.area * farmRate(facts) * 1.25;
    case 'farmland':
      return facts.area * farmRate(facts);
    case 'penthouse':
      return facts.area * rate * 1.15;
    default:
      return facts.area * rate;
  }
}

function monthlyRent(facts: Facts): number {
  const { rentPerSqFt: rate } = facts.locality;
  const factor: Partial<Record<Facts['kind'], number>> = {
    shop: facts.floor === 0 ? 2.9 : 2.1,
    office: 1.9,
    warehouse: 1.15,
    'factory shed': 1.25,
    villa: 0.95,
    'farm house': 0.9,
    penthouse: 1.15,
  };
  return facts.area * rate * (factor[facts.kind] ?? 1);
}

/** The asking price in rupees for a sale, or in rupees per month for a rental. */
export function drawPrice(random: Random, facts: Facts): number {
  let value = facts.type === 'sale' ? saleValue(facts) : monthlyRent(facts);
  if (facts.furnishing === 'furnished') value *= facts.type === 'rent' ? 1.28 : 1.06;
  if (facts.furnishing === 'semi-furnished') value *= facts.type === 'rent' ? 1.1 : 1.03;
  if (facts.type === 'sale' && facts.carpetArea && facts.ageYears)
    value *= Math.max(0.74, 1 - facts.ageYears * 0.012);
  if (facts.facing === 'east' || facts.facing === 'north-east') value *= 1.02;
  return roundAsked(value * (1 + random.noise(0.07)));
}

export type PricePoint = { price: number; at: Date };

/** Earlier asking prices, oldest first and ending with today's. Empty for an unchanged listing, otherwise up to three changes. */
export function drawPriceHistory(random: Random, price: number, createdAt: Date, now: Date): PricePoint[] {
  const changes = random.weighted([
    [0, 60],
    [1, 25],
    [2, 11],
    [3, 4],
  ]);
  const span = now.getTime() - createdAt.getTime();
  if (changes === 0 || span < 4 * 86_400_000) return [{ price, at: createdAt }];
  const prices = [price];
  for (let i = 0; i < changes; i++) {
    const before = roundAsked(
      prices[0]! * (random.chance(0.78) ? random.between(1.02, 1.07) : random.between(0.95, 0.985)),
    );
    if (before !== prices[0]) prices.unshift(before);
  }
  const gap = span / (prices.length + 0.5);
  return prices.map((value, i) => ({
    price: value,
    at: new Date(createdAt.getTime() + Math.round(i * gap)),
  }));
}
