import type { FieldMatch } from './field-match';
import { quantityAt, rateAt } from './quantities';
import { type PhraseTable, phraseSet, type Token } from './tokens';

const DEPOSIT = phraseSet('deposit, security deposit, pagdi, anamat, डिपॉझिट, डिपॉजिट, अनामत');
const DOWN_PAYMENT = phraseSet('down payment, downpayment, dp, own money, token amount, डाउन पेमेंट, डाऊन पेमेंट');
/** The common loan leaves a quarter to the buyer (lib/costs/sheet/rules.ts). */
const OWN_SHARE = 0.25;

/** Rupees that are said before or behind a word. */
function moneyBeside(tokens: readonly Token[], start: number, words: PhraseTable<true>) {
  const money = (at: number) => {
    const found = quantityAt(tokens, at, { rent: true, isPin: () => false });
    const value = found?.kind === 'money' ? (found.high ?? found.low) : undefined;
    return value === undefined ? undefined : { value, end: at + found!.used };
  };
  const link = (at: number) => at + (LINKS.at(tokens, at)?.used ?? 0);
  const word = words.at(tokens, start);
  const behind = word && money(link(start + word.used));
  if (behind) return { value: behind.value, used: behind.end - start };
  const before = word ? undefined : money(start);
  const after = before && words.at(tokens, link(before.end));
  if (!after || money(link(before.end) + after.used)) return undefined;
  return { value: before.value, used: link(before.end) + after.used - start };
}
const LINKS = phraseSet('of, is, ka, ki, ke, for, as, का, की, च्या, चे');

export function deposit(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const found = moneyBeside(tokens, start, DEPOSIT);
  return found && { used: found.used, set: { type: 'rent', maxDeposit: found.value } };
}

/** What own money buys with the common loan. */
export function downPayment(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const found = moneyBeside(tokens, start, DOWN_PAYMENT);
  return (
    found && { used: found.used, set: { maxPrice: Math.round(found.value / OWN_SHARE) }, service: 'vridi' }
  );
}

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
