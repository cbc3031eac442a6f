import type { Category } from '@/lib/listings/fields/vocabulary';
import type { Jurisdiction } from '@/lib/places/constants';
import type { State } from '@/lib/places/dto';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { AppError } from '@/lib/platform/errors';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRupees } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import type { RATE_UNITS, RateGroup } from './constants';
import { CHARGE_GROUPS, RECHECK_DAYS, RULE_GROUPS } from './constants';

/** A dated statutory charge as sent to clients; see models/costs/rate.ts. */
export type RateDto = {
  key: string;
  group: RateGroup;
  label: string;
  region: string;
  citySlugs: string[];
  /** where it is levied; empty means everywhere */
  jurisdictions: Jurisdiction[];
  categories: Category[];
  womenOnly: boolean;
  underConstructionOnly: boolean;
  maxPrice?: number;
  /** square feet */
  maxCarpetArea?: number;
  percent: number;
  /** upper limit of the charge */
  capRupees?: number;
  /** a fixed sum instead of a percentage */
  rupees?: number;
  /** a number of `unit`, or a text, instead of percent and rupees */
  count?: number;
  unit?: (typeof RATE_UNITS)[number];
  text?: string;
  /** ISO date from which it applies */
  from: string;
  source: string;
  /** the Indian day on which the source was last read */
  checkedOn?: string;
  /** disagreement between sources */
  doubt?: string;
};

const NO_RULE = 'We have no rule for this day';

/** The newest row of a rate or rule in force on an Indian day; undefined before its first. */
export const findRate = (rates: readonly RateDto[], key: string, day: string): RateDto | undefined =>
  rates
    .filter((rate) => rate.key === key && indianDay(new Date(rate.from)) <= day)
    .sort((a, b) => b.from.localeCompare(a.from))[0];

/** The rate on a day; throws if a calculation needs it and it is missing. */
export function rateOn(rates: readonly RateDto[], key: string, day: string): RateDto {
  const found = findRate(rates, key, day);
  if (!found) throw new AppError('invalid', NO_RULE);
  return found;
}

export function figureOn(rates: readonly RateDto[], key: string, day: string): number {
  const { count, rupees, percent } = rateOn(rates, key, day);
  return count ?? rupees ?? percent;
}
export const textOn = (rates: readonly RateDto[], key: string, day: string): string =>
  rateOn(rates, key, day).text ?? '';

/** "1 %, at most ₹30,000", "₹1,000", "72 months", or a rule's text. */
export function rateText(rate: RateDto, { t, label }: Texts<'costs/rates'>): string {
  const { text, count, unit = '', rupees, percent, capRupees } = rate;
  if (text !== undefined) return text;
  if (count !== undefined) return `${count} ${label(unit)}`;
  if (rupees !== undefined) return formatRupees(rupees);
  return capRupees === undefined
    ? `${percent} %`
    : t('{percent} %, at most {cap}', { percent, cap: formatRupees(capRupees) });
}

export const isStale = ({ checkedOn }: RateDto, today: string): boolean =>
  checkedOn === undefined || Date.parse(today) - Date.parse(checkedOn) > RECHECK_DAYS * DAY_MS;

export type Purchase = {
  price: number;
  category: Category;
  /** the state; undefined if unknown */
  region: State | undefined;
  citySlug: string;
  /** the local authority; without it, charges levied only by some do not count */
  jurisdiction?: Jurisdiction | undefined;
  /** square feet */
  carpetArea?: number;
  /** all buyers are women */
  women: boolean;
  underConstruction: boolean;
  /** the day the deed is registered */
  on: Date;
};

export type CostLine = Pick<RateDto, 'group' | 'label' | 'percent' | 'from' | 'source' | 'capRupees'> & {
  rupees: number;
};

function applies(rate: RateDto, purchase: Purchase): boolean {
  const allows = <T>(list: T[], value: T) => list.length === 0 || list.includes(value);
  return (
    new Date(rate.from) <= purchase.on &&
    (rate.region === 'India' || rate.region === purchase.region) &&
    allows(rate.citySlugs, purchase.citySlug) &&
    (rate.jurisdictions.length === 0 ||
      rate.jurisdictions.some((jurisdiction) => jurisdiction === purchase.jurisdiction)) &&
    allows(rate.categories, purchase.category) &&
    (!rate.womenOnly || purchase.women) &&
    (!rate.underConstructionOnly || purchase.underConstruction) &&
    purchase.price <= (rate.maxPrice ?? Number.POSITIVE_INFINITY) &&
    // an unknown carpet area never qualifies for a concession
    (rate.maxCarpetArea === undefined ||
      (purchase.carpetArea ?? Number.POSITIVE_INFINITY) <= rate.maxCarpetArea)
  );
}

/** Groups used by every calculation, whatever the purchase. */
const FOR_ALL: readonly RateGroup[] = ['home-loan', 'brokerage-gst', 'licence'];

/** Rows relevant to this purchase for any buyer, to limit the data sent to a browser. */
export const ratesFor = (purchase: Omit<Purchase, 'women'>, rates: readonly RateDto[]): RateDto[] =>
  rates.filter(
    (rate) =>
      FOR_ALL.includes(rate.group) ||
      (!isOneOf(RULE_GROUPS, rate.group) &&
        [true, false].some((women) => applies(rate, { ...purchase, women }))),
  );

const specificity = (rate: RateDto): number =>
  Number(rate.womenOnly) + Number(rate.maxPrice !== undefined) * 2 + Number(rate.citySlugs.length > 0);

/** The newest row of each rule in a group, then the most specific rule. */
export function rateOf(group: RateGroup, rates: readonly RateDto[], purchase: Purchase): RateDto | undefined {
  return rates
    .filter((rate) => rate.group === group && applies(rate, purchase))
    .sort((a, b) => specificity(b) - specificity(a) || b.from.localeCompare(a.from))[0];
}

/** A charge on a price in whole rupees. */
export const chargeOn = (price: number, { percent, capRupees }: Pick<RateDto, 'percent' | 'capRupees'>) =>
  Math.min(Math.round((price * percent) / 100), capRupees ?? Number.POSITIVE_INFINITY);

/** Charges on top of the price, each with its dated row. Empty if the region has no rows. */
export function purchaseCharges(purchase: Purchase, rates: readonly RateDto[]): CostLine[] {
  return CHARGE_GROUPS.flatMap((group) => {
    const rate = rateOf(group, rates, purchase);
    if (!rate) return [];
    const rupees = chargeOn(purchase.price, rate);
    return [
      {
        group,
        label: rate.label,
        percent: rate.percent,
        rupees,
        from: rate.from,
        source: rate.source,
        ...(rate.capRupees !== undefined && { capRupees: rate.capRupees }),
      },
    ];
  });
}

/** Yearly interest rate for new loans on that day, from the newest row in force, or undefined. */
export function homeLoanRate(rates: readonly RateDto[], on: Date): RateDto | undefined {
  return rates
    .filter((rate) => rate.group === 'home-loan' && new Date(rate.from) <= on)
    .sort((a, b) => b.from.localeCompare(a.from))[0];
}

/** The GST on an agent's commission on an Indian day, in percent; 0 before the tax. */
export const brokerageGst = (rates: readonly RateDto[], day: string): number =>
  findRate(rates, 'in-brokerage-gst', day)?.percent ?? 0;

/**
 * Stamp duty on a leave and licence: a share of all months' rent and of the notional interest on the deposit, rounded up to hundreds (Maharashtra Stamp Act,
 * Schedule I, art. 36A).
 */
export function licenceDuty(
  { rent, deposit, months }: { rent: number; deposit: number; months: number },
  interest: number,
  percent: number,
): { onDeposit: number; duty: number } {
  const onDeposit = Math.round((deposit * interest * months) / 1200);
  return { onDeposit, duty: Math.ceil(((rent + onDeposit) * percent) / 100 / 100) * 100 };
}

/** True when the region's own charges are known; without them a total would mislead. */
export function knowsRegion(region: State | undefined, rates: readonly RateDto[]): boolean {
  return rates.some((rate) => rate.region === region && rate.group === 'stamp-duty');
}

export type Loan = { emi: number; interest: number; total: number };

/**
 * Equated monthly instalment of a reducing-balance loan, in whole rupees: P·r·(1+r)^n / ((1+r)^n − 1). `annualPercent` compounds monthly; a rate of zero
 * divides the principal evenly.
 */
export function loanOf(principal: number, annualPercent: number, months: number): Loan {
  if (principal <= 0 || months <= 0) return { emi: 0, interest: 0, total: 0 };
  const r = annualPercent / 1200;
  // expm1 keeps tiny rates exact, where (1+r)^n − 1 would be 0
  const growthLessOne = Math.expm1(months * Math.log1p(r));
  const exact =
    growthLessOne === 0 ? principal / months : (principal * r * (growthLessOne + 1)) / growthLessOne;
  const emi = Math.round(exact);
  const total = Math.round(exact * months);
  return { emi, total, interest: total - principal };
}
