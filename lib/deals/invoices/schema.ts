import { z } from 'zod';
import { dealDaySchema, rupeesFrom } from '@/lib/deals/schema';
import { idempotencyKeySchema, versionSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { first } from '@/lib/platform/text/list-url';
import { typedFigure } from '@/lib/platform/text/typed-figures';
import { GST_STATE_CODES, MAX_DUE_DAYS, MAX_LINES } from './constants';
import { isGstin } from './rules';

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const given = (max: number, message: string) => text(max).min(1, message);
const state = z.enum(GST_STATE_CODES, 'Choose a state');

const gstin = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .toUpperCase()
  .optional()
  .default('')
  .refine((typed) => !typed || isGstin(typed), 'This is not a GSTIN: check each character');

/** A GSTIN's first two digits must match its state, on both sides. */
const sameState = { path: ['gstin'], message: 'The GSTIN belongs to another state' };
const isOfState = (person: { gstin: string; state: string }) =>
  !person.gstin || person.gstin.startsWith(person.state);

/** A virtual payment address: a name, @, and a bank's handle. */
export const upiSchema = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .optional()
  .default('')
  .refine(
    (typed) => !typed || /^[a-zA-Z0-9.\-_]{2,100}@[a-zA-Z][a-zA-Z0-9]{1,63}$/.test(typed),
    'Enter a UPI address, such as saptam@okbank',
  );

const DUE_DAYS = messageWith('Enter a whole number from {min} to {max}', { min: 0, max: MAX_DUE_DAYS });

export const billingProfileSchema = z
  .object({
    name: given(160, 'Enter a name'),
    address: given(300, 'Enter an address'),
    state,
    gstin,
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2,3}$/, 'Two or three letters'),
    upi: upiSchema,
    upiName: text(60).optional().default(''),
    dueDays: z.preprocess(
      typedFigure,
      z.number(DUE_DAYS).int(DUE_DAYS).min(0, DUE_DAYS).max(MAX_DUE_DAYS, DUE_DAYS).optional().default(30),
    ),
  })
  .refine(isOfState, sameState);
export type BillingProfileInput = z.output<typeof billingProfileSchema>;
export const billingUpdateSchema = billingProfileSchema.safeExtend({ __v: versionSchema });

const rupees = rupeesFrom(1);

/** `POST /api/deals/{id}/invoices`: bills the deal's commission unless lines are given. */
export const newInvoiceSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  recipient: z
    .object({ name: given(160, 'Enter a name'), address: text(300).optional().default(''), state, gstin })
    .refine(isOfState, sameState),
  placeOfSupply: state,
  lines: z
    .array(z.object({ what: given(200, 'Enter what it is for'), rupees }))
    .max(MAX_LINES)
    .optional(),
});
export type NewInvoice = z.output<typeof newInvoiceSchema>;

/** The same as a form, with separate fields for the recipient. */
export const invoiceFormSchema = z
  .object({
    name: given(160, 'Enter a name'),
    address: text(300).optional().default(''),
    state,
    gstin,
    placeOfSupply: state,
    what: text(200).optional().default(''),
    rupees: z.preprocess((typed) => (typed === '' ? undefined : typed), rupees.optional()),
  })
  .refine(isOfState, sameState)
  .refine(({ what, rupees: sum }) => sum === undefined || what !== '', {
    path: ['what'],
    message: 'Enter what it is for',
  });

/** `POST /api/invoices/{id}/credit-note`: takes back the rest of the invoice unless an amount is given. */
export const creditNoteSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  reason: given(300, 'Enter the reason'),
  rupees: z.preprocess((typed) => (typed === '' ? undefined : typed), rupees.optional()),
});
export type NewCreditNote = z.output<typeof creditNoteSchema>;

/** `PUT /api/invoices/{id}/payment`: the Indian day of payment, or null to undo it. */
export const paymentSchema = z.object({ paidOn: dealDaySchema.nullable() });

const year = z.coerce.number().int().min(2017).max(2200);
/** `GET /api/invoices`: invoices of a financial year, given by its first year; the agency's for its accountant. */
export const invoiceFileSchema = z.object({
  year,
  as: z.enum(['csv', 'xlsx']),
  of: z.enum(['agency']).optional(),
});
export const invoiceQuerySchema = z.object({ year: z.preprocess(first, year).optional().catch(undefined) });
