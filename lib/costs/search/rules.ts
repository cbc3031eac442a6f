import { CHARGE_GROUPS } from '@/lib/costs/rates/constants';
import { chargeOn, knowsRegion, type Purchase, type RateDto, rateOf } from '@/lib/costs/rates/rules';
import type { CostBound } from '@/lib/costs/sheet/dto';
import { canBorrowOn, commonEmi, commonLoan, readCostClass } from '@/lib/costs/sheet/rules';
import type { AllIn } from '@/lib/listings/dto';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { findCity } from '@/lib/places/rules';
import type { AgencyCosts } from '@/lib/settings/dto';

export type CostLimits = { maxEmi?: number | undefined; maxAllIn?: number | undefined };

/** The cost of one kind of listing within a range of prices and carpet areas that share the same rates. */
type Piece = CostBound & { costOf: (price: number) => number; isTotal: boolean };

const MAX_PRICE = 1_000_000_000_000;

/** The ranges between these bounds, each including its upper bound. */
function rangesOf(ends: readonly (number | undefined)[], last: number): { above: number; to: number }[] {
  const steps = [...new Set(ends.filter((end) => end !== undefined))].sort((a, b) => a - b);
  return [...steps, last].map((to, i) => ({ above: i === 0 ? -1 : steps[i - 1]!, to }));
}

/** The highest whole price in the range at which the non-decreasing `costOf` is at most `limit`; undefined if there is none. */
function lastPriceWithin(
  { minPrice, maxPrice }: Pick<CostBound, 'minPrice' | 'maxPrice'>,
  costOf: (price: number) => number,
  limit: number,
): number | undefined {
  if (minPrice > maxPrice || costOf(minPrice) > limit) return undefined;
  let low = minPrice;
  let high = maxPrice;
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (costOf(middle) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Costs of homes on one day for one kind of buyer, by the cost sheet's rules (lib/costs/sheet/rules.ts). A cost class has few pieces, computed on first use,
 * from which a search derives price bounds without reading listings.
 */
export class CostModel {
  private readonly pieces = new Map<string, readonly Piece[]>();

  constructor(
    private readonly rates: readonly RateDto[],
    private readonly agency: AgencyCosts,
    private readonly women: boolean,
    private readonly on: Date,
  ) {}

  /** A listing's cost in this class; undefined if the local charges are unknown. */
  allIn(costClass: string, price: number, carpetArea: number | undefined): AllIn | undefined {
    const carpet = carpetArea ?? Number.POSITIVE_INFINITY;
    for (const piece of this.piecesOf(costClass))
      if (
        price >= piece.minPrice &&
        price <= piece.maxPrice &&
        carpet > piece.minCarpet &&
        carpet <= piece.maxCarpet
      )
        return { rupees: piece.costOf(price), isTotal: piece.isTotal };
    return undefined;
  }

  /** The price range of each class within these limits, computed once per search. Omits classes of unknown cost. */
  bounds({ maxEmi, maxAllIn }: CostLimits): (costClass: string) => readonly CostBound[] {
    const made = new Map<string, readonly CostBound[]>();
    // a loan is the same in all places
    const highestOf = new Map<Category, number | undefined>();
    return (costClass) => {
      const known = made.get(costClass);
      if (known) return known;
      const { category } = readCostClass(costClass);
      if (!highestOf.has(category))
        highestOf.set(category, maxEmi === undefined ? MAX_PRICE : this.lastPriceOfEmi(category, maxEmi));
      const highest = highestOf.get(category);
      const bounds = highest === undefined ? [] : this.boundsOf(costClass, maxAllIn, highest);
      made.set(costClass, bounds);
      return bounds;
    };
  }

  private lastPriceOfEmi(category: Category, maxEmi: number): number | undefined {
    if (!canBorrowOn(category) || commonEmi(0, category, this.rates, this.on) === undefined) return undefined;
    const emiOf = (price: number) => commonEmi(price, category, this.rates, this.on)!;
    return lastPriceWithin({ minPrice: 0, maxPrice: MAX_PRICE }, emiOf, maxEmi);
  }

  private boundsOf(costClass: string, maxAllIn: number | undefined, highest: number): CostBound[] {
    if (maxAllIn === undefined)
      return [{ minPrice: 0, maxPrice: highest, minCarpet: -1, maxCarpet: Number.POSITIVE_INFINITY }];
    return this.piecesOf(costClass).flatMap(({ costOf, isTotal: _, ...bound }) => {
      const range = { ...bound, maxPrice: Math.min(bound.maxPrice, highest) };
      const maxPrice = lastPriceWithin(range, costOf, maxAllIn);
      return maxPrice === undefined ? [] : [{ ...bound, maxPrice }];
    });
  }

  private piecesOf(costClass: string): readonly Piece[] {
    const known = this.pieces.get(costClass);
    if (known) return known;
    const pieces = this.makePieces(costClass);
    this.pieces.set(costClass, pieces);
    return pieces;
  }

  private makePieces(costClass: string): Piece[] {
    const facts = readCostClass(costClass);
    const region = findCity(facts.citySlug)?.state;
    if (!facts.jurisdiction || !knowsRegion(region, this.rates)) return [];
    const purchase = { ...facts, region, women: this.women, on: this.on };
    const prices = rangesOf(
      this.rates.map(({ maxPrice }) => maxPrice),
      MAX_PRICE,
    );
    const areas = rangesOf(
      this.rates.map(({ maxCarpetArea }) => maxCarpetArea),
      Number.POSITIVE_INFINITY,
    );
    return areas.flatMap((area) =>
      prices.map((price) => ({
        minPrice: Math.floor(price.above) + 1,
        maxPrice: Math.floor(price.to),
        minCarpet: area.above,
        maxCarpet: area.to,
        ...this.costWithin({ ...purchase, price: price.to, carpetArea: area.to }),
      })),
    );
  }

  /** The cost sheet's total as a function of the price, under the rates of `purchase`. */
  private costWithin(purchase: Purchase): Pick<Piece, 'costOf' | 'isTotal'> {
    const { category, underConstruction } = purchase;
    const charges = CHARGE_GROUPS.flatMap((group) => rateOf(group, this.rates, purchase) ?? []);
    const { saleFeePercent: fee, loanCostsPercent: loanCosts, legalCosts: legal } = this.agency;
    const lends = canBorrowOn(category);
    const hasSociety = category === 'Residential' && !underConstruction;
    const society = hasSociety ? rateOf('society-transfer', this.rates, purchase)?.rupees : 0;
    const base = (price: number) =>
      charges.reduce((sum, rate) => sum + Math.round(chargeOn(price, rate)), price);
    if (
      fee === undefined ||
      legal === undefined ||
      society === undefined ||
      (lends && loanCosts === undefined)
    )
      return { costOf: base, isTotal: false };
    const fixed = Math.round(society) + Math.round(legal);
    const onLoan = (price: number) => Math.round((commonLoan(price, category) * (loanCosts ?? 0)) / 100);
    return {
      costOf: (price) => base(price) + fixed + Math.round((price * fee) / 100) + (lends ? onLoan(price) : 0),
      isTotal: true,
    };
  }
}
