import type { GstState, InvoiceKind, PaymentState } from './constants';
import type { Amounts } from './rules';

export type BillingProfileDto = {
  name: string;
  address: string;
  state: GstState;
  gstin: string;
  prefix: string;
  upi: string;
  upiName: string;
  dueDays: number;
};

/** The profile as its owners edit it; version 0 before its first save. */
export type StoredProfileDto = BillingProfileDto & { __v: number };

export type InvoicePersonDto = { name: string; address: string; state: GstState; gstin: string };

export type InvoiceDto = {
  id: string;
  deal: string;
  kind: InvoiceKind;
  /** null for a draft */
  number: string | null;
  day: string | null;
  supplier: BillingProfileDto | null;
  recipient: InvoicePersonDto;
  placeOfSupply: GstState;
  lines: { what: string; sac: string; rupees: number }[];
  gstPercent: number;
  /** in paise */
  amounts: Amounts;
  /** the invoice that a credit note takes back, in whole or in part, and the reason */
  against: { id: string; number: string } | null;
  reason: string;
  /** the credit notes of an issued invoice, and its rupees without tax that are left */
  creditNotes: { id: string; number: string; rupees: number }[];
  left: number;
  /** only for an issued invoice */
  payment: PaymentState | null;
  dueOn: string | null;
  paidOn: string | null;
};
