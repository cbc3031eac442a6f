import type { FieldMatch } from './field-match';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { type Amount, amountAt, JOINS, quantityAt } from './quantities';
import { type PhraseTable, phraseSet, type Token } from './tokens';
import { EACH, PER, UNITS } from './units';

const DEPOSIT = phraseSet('deposit, heavy deposit, security deposit, pagdi, anamat, डिपॉझिट, डिपॉजिट, अनामत');
const DOWN_PAYMENT = phraseSet(
  'down payment, downpayment, dp, own money, own contribution, saving, savings, my savings, my saving, bachat, jama punji, jamapunji, बचत, जमापूंजी, डाउन पेमेंट, डाऊन पेमेंट',
);
/** Only after the amount: "5 lakh now" is savings, "available now" is not. */
const PAID_AT_ONCE = phraseSet(
  'now, down, upfront, up front, in hand, cash in hand, ready cash, at once, initially',
);
/** The standard loan leaves a quarter to the buyer (lib/costs/sheet/rules.ts). */
const OWN_SHARE = 0.25;

/** Rupees before or after a word. */
function moneyBeside(tokens: readonly Token[], start: number, words: PhraseTable<true>, isLess = false) {
  const money = (at: number) => {
    const found = quantityAt(tokens, at, { rent: true, isPin: () => false });
    const value = found?.kind === 'money' ? (found.high ?? found.low) : undefined;
    return value === undefined
      ? undefined
      : { value, end: at + found!.used, isLeast: found!.high === undefined };
  };
  const link = (at: number) => at + (LINKS.at(tokens, at)?.used ?? 0);
  const word = words.at(tokens, start);
  const behind = word && money(link(start + word.used));
  if (behind) return { value: behind.value, used: behind.end - start, isLeast: behind.isLeast };
  const before = word ? undefined : money(start);
  const after = before && words.at(tokens, link(before.end));
  const other = after && money(link(before.end) + after.used);
  // "60 lakh down payment 20 lakh": of two amounts the smaller one is the down payment; "10 lakh down payment 30,000 emi": the
  // other is not a down payment
  const isSmaller = other && (EMI.at(tokens, other.end) || (isLess && before.value < other.value));
  if (!after || (other && !isSmaller)) return undefined;
  return { value: before.value, used: link(before.end) + after.used - start, isLeast: before.isLeast };
}
const EMI = phraseSet(
  'emi, monthly emi, kist, ईएमआई, हप्ता, किस्त, rent, monthly rent, per month, monthly, kiraya, kiraye, bhada, bhade, किराया, भाडे, भाडं',
);
const LINKS = phraseSet(
  'of, is, are, hai, aahe, है, आहे, should be, must be, upto, up to, max, under, ka, ki, ke, for, as, का, की, च्या, चे',
);

/** "deposit above 1 lakh", "maintenance 1500 se kam nahi": only the most can be asked for, so the least is named. */
const named = ({ used }: { used: number }): FieldMatch => ({ used, left: true });

export function deposit(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const months = monthsOfDeposit(tokens, start);
  if (months) return months;
  // "no deposit 7k": the amount is the rent
  const isNone = NONE.has(tokens[start - 1]?.text ?? '') && DEPOSIT.at(tokens, start);
  const found = isNone ? undefined : moneyBeside(tokens, start, DEPOSIT);
  if (found?.isLeast) return { ...named(found), set: { type: 'rent' } };
  if (!found && !isNone) return littleDeposit(tokens, start);
  return found && { used: found.used, set: { type: 'rent', maxDeposit: found.value } };
}

const MONTHS = phraseSet('month, months, mahine, mahina, mahinyache, mahinyacha, महीने, महिने, महिन्यांचे, महीना');
const OF_MONTHS = phraseSet('ka, ki, of, rent, s, का, की');
/** "3 months deposit", "deposit 2 months": a number of rents, which no field says; an amount beside it is the rent. */
function monthsOfDeposit(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const word = DEPOSIT.at(tokens, start);
  const number = numberAt(tokens, start + (word?.used ?? 0));
  const months = number && MONTHS.at(tokens, start + (word?.used ?? 0) + number.used);
  if (!months) return undefined;
  let end = start + (word?.used ?? 0) + number.used + months.used;
  if (word) return { used: end - start, left: true, set: { type: 'rent' } };
  end += OF_MONTHS.at(tokens, end)?.used ?? 0;
  const behind = DEPOSIT.at(tokens, end);
  return behind && { used: end + behind.used - start, left: true, set: { type: 'rent' } };
}

const LITTLE = phraseSet(
  'min, minimum, minimal, less, lesser, low, lower, lowest, least, small, little, cheap, kam, kam se kam, kami, kamit kami, thoda, thode, कम, कमी, कमीत कमी, थोडे, थोड़ा',
);
/** "min deposit", "kam deposit wala": how much that is nobody said. */
function littleDeposit(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const little = LITTLE.at(tokens, start);
  const word = DEPOSIT.at(tokens, start + (little?.used ?? 0));
  const behind = little || !word ? undefined : LITTLE.at(tokens, start + word.used);
  if (!word || !(little ?? behind)) return undefined;
  return { used: (little?.used ?? 0) + word.used + (behind?.used ?? 0), left: true, set: { type: 'rent' } };
}

const NONE = new Set(['0', 'no', 'zero', 'nil', 'without', 'bina', 'बिना', 'शून्य']);

const MAINTENANCE = phraseSet(
  'maintenance, maintenance charges, maintenance charge, society charges, society maintenance, monthly maintenance, maintainance, maintenence, मेंटेनन्स, मेंटेनेंस, देखभाल खर्च',
);
const INCLUDING = new Set('including includes incl inclusive with sahit pakdun सहित धरून'.split(' '));
/** "maintenance below 2000": of a month. */
export function maintenance(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const word = MAINTENANCE.at(tokens, start);
  // "rent including maintenance 20k": the amount is the rent
  if (word && INCLUDING.has(tokens[start - 1]?.text ?? '')) return { used: word.used, left: true };
  // "rent 12000 plus maintenance" says nothing about it
  const found = word && moneyBeside(tokens, start, MAINTENANCE);
  if (found?.isLeast) return named(found);
  return found && { used: found.used, set: { maxMaintenance: found.value } };
}

function paidAtOnce(tokens: readonly Token[], start: number) {
  return PAID_AT_ONCE.at(tokens, start) ? undefined : moneyBeside(tokens, start, PAID_AT_ONCE);
}

/** What savings can buy with the standard loan. */
export function downPayment(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const found = moneyBeside(tokens, start, DOWN_PAYMENT, true) ?? paidAtOnce(tokens, start);
  const maxPrice = found && Math.round(found.value / OWN_SHARE);
  return found && { used: found.used, set: { maxPrice }, service: 'vridi', isDerived: true };
}

/** Of land: "3 lakh guntha" is the price of each. */
const MIN_LAND_UNIT = 1000;
/** "per sq ft", "/ acre": its square feet. */
function perAreaAt(tokens: readonly Token[], at: number, mayLack = false, isPrice = false) {
  const per = PER.at(tokens, at);
  const unit = UNITS.at(tokens, at + (per?.used ?? 0));
  if (unit?.value.kind !== 'area') return undefined;
  if (!per && !mayLack && !(isPrice && unit.value.factor >= MIN_LAND_UNIT)) return undefined;
  const used = (per?.used ?? 0) + unit.used;
  return { factor: unit.value.factor, used: used + (EACH.at(tokens, at + used)?.used ?? 0) };
}

/** "rate", "per sq ft": words before an amount that make it a rate. */
function rateWordAt(tokens: readonly Token[], start: number) {
  const word = RATE.at(tokens, start);
  const per = perAreaAt(tokens, start + (word?.used ?? 0));
  return word || per ? { used: (word?.used ?? 0) + (per?.used ?? 0), factor: per?.factor } : undefined;
}

/** "under 5000 per sq ft", "2500/sqft", "3000 to 4000 per sq ft", "per sq ft under 4000", "rate 3000": rupees per square foot. */
function rateAt(
  tokens: readonly Token[],
  start: number,
): { low?: number; high?: number; used: number } | undefined {
  const word = rateWordAt(tokens, start);
  const prefix = prefixAt(tokens, start + (word?.used ?? 0));
  const first = amountAt(tokens, prefix.next, false);
  if (!first) return undefined;
  // "4000 sqft rate"
  const isFeet = first.unit?.kind === 'area' && first.unit.factor === 1;
  const rated = isFeet
    ? (RATE.at(tokens, first.next) ?? (word && { used: suffixAt(tokens, first.next)?.used ?? 0 }))
    : undefined;
  if (rated && first.value >= MIN_RATE && first.value <= MAX_BARE_RATE)
    return { high: first.value, used: first.next + rated.used - start };
  if (first.unit?.kind === 'area') return undefined;
  const join = JOINS.at(tokens, first.next);
  const second = join && amountAt(tokens, first.next + join.used, false);
  const last = second ?? first;
  const isRupees = last.currency || (last.unit?.kind === 'money' && last.unit.factor === 1);
  const per = perAreaAt(tokens, last.next, Boolean(word) || isRupees, last.unit?.kind === 'money');
  const isSmall = !last.unit && last.value >= MIN_RATE && last.value <= MAX_BARE_RATE;
  // "under 3000 rate"
  const behind = word || per || !isSmall ? undefined : RATE_BEHIND.at(tokens, last.next);
  // "per acre 20 lakh" is less a foot than any flat
  const ofFoot = last.value / (word?.factor ?? 1);
  const isBare = word && ofFoot <= MAX_BARE_RATE && (ofFoot >= MIN_RATE || (word.factor ?? 1) > 1);
  if (!per && !isBare && !behind) return undefined;
  const end = last.next + (per?.used ?? behind?.used ?? 0);
  const suffix = suffixAt(tokens, end);
  const used = end + (suffix?.used ?? 0) - start;
  const rate = (amount: Amount) => Math.round(amount.value / (per?.factor ?? word?.factor ?? 1));
  if (second) return { low: rate(first), high: rate(second), used };
  return (suffix?.bound ?? prefix.bound) === 'min' ? { low: rate(first), used } : { high: rate(first), used };
}
const RATE_WORDS = ['rate', 'rates', 'bhav', 'bhaav', 'भाव', 'दर'];
const RATE = phraseSet(RATE_WORDS.join(', '));
const RATE_BEHIND = phraseSet(
  RATE_WORDS.flatMap((rate) =>
    ['', 'ka ', 'ke ', 'cha ', 'का ', 'के ', 'चा '].map((of) => `${of}${rate}`),
  ).join(', '),
);
const MIN_RATE = 100;
const MAX_BARE_RATE = 50_000;

/** "under 5000 per sq ft", "rate 3000 per sq ft" */
export function rate(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const found = rateAt(tokens, start);
  if (!found) return undefined;
  const { low, high, used } = found;
  return {
    used,
    set: { ...(low !== undefined && { minRate: low }), ...(high !== undefined && { maxRate: high }) },
  };
}
