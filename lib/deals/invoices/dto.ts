import { z } from 'zod';
import { GST_STATE_CODES, INVOICE_KINDS, PAYMENT_LABELS, type PaymentState } from './constants';

export const amountsDto = z.strictObject({
  /** all in paise */
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  roundOff: z.number(),
  /** whole rupees, expressed in paise */
  total: z.number(),
});
export type Amounts = z.infer<typeof amountsDto>;

export const billingProfileDto = z.strictObject({
  name: z.string(),
  address: z.string(),
  state: z.enum(GST_STATE_CODES),
  gstin: z.string(),
  prefix: z.string(),
  upi: z.string(),
  upiName: z.string(),
  dueDays: z.number(),
});
export type BillingProfileDto = z.infer<typeof billingProfileDto>;

/** The profile as its owners edit it; version 0 before its first save. */
export const storedProfileDto = billingProfileDto.extend({ __v: z.number() });
export type StoredProfileDto = z.infer<typeof storedProfileDto>;

export const invoicePersonDto = z.strictObject({
  name: z.string(),
  address: z.string(),
  state: z.enum(GST_STATE_CODES),
  gstin: z.string(),
});

export const invoiceDto = z.strictObject({
  id: z.string(),
  deal: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** null for a draft */
  number: z.string().nullable(),
  day: z.string().nullable(),
  supplier: billingProfileDto.nullable(),
  recipient: invoicePersonDto,
  placeOfSupply: z.enum(GST_STATE_CODES),
  lines: z.array(z.strictObject({ what: z.string(), sac: z.string(), rupees: z.number() })),
  gstPercent: z.number(),
  /** in paise */
  amounts: amountsDto,
  /** the invoice that a credit note takes back, fully or partly, and the reason */
  against: z.strictObject({ id: z.string(), number: z.string() }).nullable(),
  reason: z.string(),
  /** the credit notes of an issued invoice, and its rupees without tax that are left */
  creditNotes: z.array(z.strictObject({ id: z.string(), number: z.string(), rupees: z.number() })),
  left: z.number(),
  /** only for an issued invoice */
  payment: z.enum(Object.keys(PAYMENT_LABELS) as PaymentState[]).nullable(),
  dueOn: z.string().nullable(),
  paidOn: z.string().nullable(),
});
export type InvoiceDto = z.infer<typeof invoiceDto>;
