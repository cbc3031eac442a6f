import { z } from 'zod';
import { MAX_DEAL_VALUE } from '@/lib/deals/constants';
import { first, firstDay, firstFigure } from '@/lib/platform/browser/list-url';
import { messageWith } from '@/lib/platform/language/message';
import { parseRupees } from '@/lib/platform/text/typed-figures';
import { indianDay } from '@/lib/platform/time/indian-day';

/** A field that was left empty is one that was not sent. */
const unlessEmpty = (read: (typed: unknown) => unknown) => (typed: unknown) => {
  const value = first(typed);
  return value === undefined || (typeof value === 'string' && value.trim() === '')
    ? undefined
    : (read(value) ?? value);
};

const DAY = 'Use a date such as 2026-12-01';
const AMOUNT = 'Write an amount such as 45 lakh';
const MONTHS = messageWith('Write a whole number from {min} to {max}', { min: 1, max: 12 });

/** Facts that the deal itself does not hold: the payment or credit date, the stamp duty value, and where the seller lives. */
export const taxQuerySchema = z.object({
  paidOn: z
    .preprocess(unlessEmpty(firstDay), z.iso.date(DAY).startsWith('20', DAY).optional())
    .transform((day) => day ?? indianDay(Date.now())),
  stampValue: z.preprocess(
    unlessEmpty((typed) => (typeof typed === 'string' ? (parseRupees(typed) ?? typed) : typed)),
    z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(MAX_DEAL_VALUE, 'At most ₹10,000 crore').optional(),
  ),
  /** months of the letting within the tax year, twelve at most */
  months: z.preprocess(
    unlessEmpty(firstFigure),
    z.coerce.number(MONTHS).int(MONTHS).min(1, MONTHS).max(12, MONTHS).default(11),
  ),
  nonResident: z.preprocess((typed) => first(typed) === '1', z.boolean()),
});
export type TaxQuery = z.output<typeof taxQuerySchema>;

export type TaxProblems = Partial<Record<keyof TaxQuery, string>>;

/** The facts of an address as far as they can be read, and what is wrong with the others. */
export function readTaxQuery(given: Readonly<Record<string, unknown>>): {
  query: TaxQuery;
  problems: TaxProblems;
} {
  const read = taxQuerySchema.safeParse(given);
  if (read.success) return { query: read.data, problems: {} };
  const problems: TaxProblems = {};
  const rest = { ...given };
  for (const { path, message } of read.error.issues) {
    const name = String(path[0]) as keyof TaxQuery;
    problems[name] ??= message;
    delete rest[name];
  }
  return { query: taxQuerySchema.parse(rest), problems };
}
