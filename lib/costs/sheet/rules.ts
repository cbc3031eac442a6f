import { LENDABLE, RENT_MONTHS } from '@/lib/costs/rates/constants';
import {
  findRate,
  homeLoanRate,
  knowsRegion,
  licenceDuty,
  loanOf,
  type Purchase,
  purchaseCharges,
  type RateDto,
  rateOf,
} from '@/lib/costs/rates/rules';
import type { AllIn } from '@/lib/listings/dto';
import { findCity, jurisdictionOf } from '@/lib/places/rules';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { formatDate, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { AgencyCosts } from '@/lib/settings/dto';
import type { CostItem, CostSheet, Say } from './dto';

const since =
  ({ from }: Pick<RateDto, 'from'>): Say =>
  (t) =>
    t('as from {date}', { date: formatDate(from, t.language) });

const withPercent =
  ({ label, percent, capRupees: cap }: { label: string; percent: number; capRupees?: number }): Say =>
  (t) =>
    cap === undefined
      ? t('{label}, {percent}%', { label, percent })
      : t('{label}, {percent}%, at most {cap}', { label, percent, cap: formatRupees(cap) });

/** A line with its amount, if known. */
const item = (
  key: string,
  label: Say,
  rupees: number | undefined,
  more: Partial<CostItem> = {},
): CostItem => ({
  key,
  label,
  ...(rupees !== undefined && { rupees: Math.round(rupees) }),
  ...more,
});

const sumOf = (items: readonly CostItem[]) => items.reduce((sum, { rupees = 0 }) => sum + rupees, 0);

function sheetOf(base: CostItem[], onTop: CostItem[]): CostSheet {
  const baseTotal = sumOf(base);
  const all = [...base, ...onTop];
  const isWhole = all.every(({ rupees }) => rupees !== undefined);
  return {
    base,
    onTop,
    baseTotal,
    ...(isWhole && { total: baseTotal + sumOf(onTop) }),
    estimated: all.some(({ estimated }) => estimated),
  };
}

export const canBorrowOn = (category: Purchase['category']): boolean => isOneOf(LENDABLE, category);

/** Share of the price paid from savings in the standard loan over twenty years, which makes homes comparable. */
const OWN_MONEY_PERCENT = 25;
const LOAN_MONTHS = 240;

/** The standard loan for a home of this price; 0 if lenders do not finance it. */
export const commonLoan = (price: number, category: Purchase['category']): number =>
  canBorrowOn(category) ? price - Math.round((price * OWN_MONEY_PERCENT) / 100) : 0;

/** The standard loan's instalment; undefined without lenders or interest rate. */
export function commonEmi(
  price: number,
  category: Purchase['category'],
  rates: readonly RateDto[],
  on: Date,
): number | undefined {
  const rate = canBorrowOn(category) ? homeLoanRate(rates, on) : undefined;
  return rate && loanOf(commonLoan(price, category), rate.percent, LOAN_MONTHS).emi;
}

/** A home's cost with the standard loan, as far as known; undefined if the local charges are unknown. */
export function allInOf(
  purchase: Purchase,
  rates: readonly RateDto[],
  agency: AgencyCosts,
): AllIn | undefined {
  if (!purchase.jurisdiction || !knowsRegion(purchase.region, rates)) return undefined;
  const sheet = purchaseSheet(purchase, rates, agency, commonLoan(purchase.price, purchase.category));
  return { rupees: sheet.total ?? sheet.baseTotal, isTotal: sheet.total !== undefined };
}

function societyItem(purchase: Purchase, rates: readonly RateDto[]): CostItem[] {
  // a society still being founded has no transfer from a seller
  if (purchase.category !== 'Residential' || purchase.underConstruction) return [];
  const rate = rateOf('society-transfer', rates, purchase);
  if (!rate) return [item('society', (t) => t('Society transfer charges'), undefined)];
  return [item('society', () => rate.label, rate.rupees, { note: since(rate), estimated: true })];
}

/** The cost of a purchase: price and government charges, plus fee, society, loan and legal costs. `loan` is in rupees. */
export function purchaseSheet(
  purchase: Purchase,
  rates: readonly RateDto[],
  agency: AgencyCosts,
  loan: number,
): CostSheet {
  const charges = purchaseCharges(purchase, rates).map((line) =>
    item(line.group, withPercent(line), line.rupees, { note: since(line) }),
  );
  const { saleFeePercent: fee, loanCostsPercent: loanCosts, legalCosts } = agency;
  const estimated = true as const;
  const onTop = [
    item(
      'fee',
      (t) => (fee === undefined ? t('Our fee') : t('Our fee, {percent}% with taxes', { percent: fee })),
      fee && (purchase.price * fee) / 100,
    ),
    ...societyItem(purchase, rates),
    ...(loan > 0
      ? [
          item(
            'loan',
            (t) => t('Costs of a loan of {amount}', { amount: formatRupeesShort(loan, t.language) }),
            loanCosts && (loan * loanCosts) / 100,
            {
              ...(loanCosts !== undefined && {
                note: (t) => t('about {percent}%', { percent: loanCosts }),
                estimated,
              }),
            },
          ),
        ]
      : []),
    item(
      'legal',
      (t) => t('Title search and papers'),
      legalCosts,
      legalCosts === undefined ? {} : { estimated },
    ),
  ];
  return sheetOf([item('price', (t) => t('Price'), purchase.price), ...charges], onTop);
}

const isBeingBuilt = ({ possession }: { possession?: string | undefined }): boolean =>
  possession === 'under-construction' || possession === 'new-launch';

type Bought = Pick<Purchase, 'price' | 'category' | 'citySlug'> &
  Parameters<typeof jurisdictionOf>[0] & { carpetArea?: number | undefined; possession?: string | undefined };

/** The purchase of a listing, as far as its place is known. */
export function purchaseOf(home: Bought, on: Date, women = false): Purchase {
  const { price, category, citySlug, carpetArea } = home;
  return {
    ...{ price, category, citySlug, women, on },
    ...(carpetArea && { carpetArea }),
    region: findCity(citySlug)?.state,
    jurisdiction: jurisdictionOf(home),
    underConstruction: isBeingBuilt(home),
  };
}

/** Facts of a sale that decide its charges, besides price, buyer and carpet area. */
type CostFacts = Pick<Purchase, 'category' | 'citySlug' | 'jurisdiction' | 'underConstruction'>;

type Listed = Parameters<typeof jurisdictionOf>[0] & { category: string; possession?: string | undefined };

/** These facts of a listing as one key, under which the index finds listings with the same facts. */
export function costClassOf(listed: Listed): string {
  const { citySlug, category } = listed;
  return [citySlug, jurisdictionOf(listed) ?? '', category, isBeingBuilt(listed) ? 'new' : ''].join('|');
}

export function readCostClass(costClass: string): CostFacts {
  const [citySlug = '', jurisdiction, category, progress] = costClass.split('|');
  return {
    citySlug,
    ...(jurisdiction && { jurisdiction: jurisdiction as NonNullable<Purchase['jurisdiction']> }),
    category: category as Purchase['category'],
    underConstruction: progress === 'new',
  };
}

export type Rent = Pick<Purchase, 'category' | 'region' | 'citySlug' | 'jurisdiction' | 'on'> & {
  /** rupees a month */
  rent: number;
  deposit?: number | undefined;
};

/** The cost of moving in, with duty and registration of the usual leave and licence. */
export function rentSheet(rent: Rent, rates: readonly RateDto[], agency: AgencyCosts): CostSheet {
  const purchase: Purchase = { ...rent, price: rent.rent, women: false, underConstruction: false };
  const duty = rateOf('rent-duty', rates, purchase);
  const registration = rateOf('rent-registration', rates, purchase);
  const interest = findRate(rates, 'licence-deposit-percent', indianDay(rent.on))?.percent;
  const amounts = { rent: rent.rent * RENT_MONTHS, deposit: rent.deposit ?? 0, months: RENT_MONTHS };
  const { rentFeeMonths: months } = agency;
  const base = [item('rent', (t) => t('First month'), rent.rent)];
  const onTop = [
    item('deposit', (t) => t('Deposit, which comes back'), rent.deposit),
    item(
      'duty',
      duty ? withPercent(duty) : (t) => t('Stamp duty on the agreement'),
      duty && interest !== undefined ? licenceDuty(amounts, interest, duty.percent).duty : undefined,
      duty
        ? {
            note: (t) =>
              t('for {months} months, as from {date}', {
                months: RENT_MONTHS,
                date: formatDate(duty.from, t.language),
              }),
            ...(rent.deposit === undefined && { estimated: true }),
          }
        : {},
    ),
    item(
      'registration',
      (t) => registration?.label ?? t('Registration of the agreement'),
      registration?.rupees,
      registration ? { note: since(registration) } : {},
    ),
    item(
      'fee',
      (t) =>
        months === undefined
          ? t('Our fee')
          : t('Our fee, {months, plural, one {one month} other {# months}} with taxes', { months }),
      months && rent.rent * months,
    ),
  ];
  return sheetOf(base, onTop);
}

export function womenPayLess(purchase: Omit<Purchase, 'women'>, rates: readonly RateDto[]): boolean {
  const sum = (women: boolean) =>
    purchaseCharges({ ...purchase, women }, rates).reduce((total, { rupees }) => total + rupees, 0);
  return sum(true) < sum(false);
}
