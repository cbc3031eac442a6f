import { z } from 'zod';
import { TOKEN_STATES } from './constants';

export const tokenDto = z.strictObject({
  id: z.string(),
  deal: z.string(),
  payer: z.string(),
  rupees: z.number(),
  state: z.enum(TOKEN_STATES),
  terms: z.string(),
  /** the payment link: `upi://pay?…` */
  upiLink: z.string(),
  upi: z.string(),
  upiName: z.string(),
  reference: z.string().nullable(),
  paidOn: z.string().nullable(),
  enteredBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  endReason: z.string(),
  refundReference: z.string().nullable(),
  /** the page of the payment gateway */
  link: z.string().nullable(),
  warning: z.string(),
  /** true if the caller can confirm; the person who entered the reference can't */
  mayConfirm: z.boolean(),
});
export type TokenDto = z.infer<typeof tokenDto>;

export const tokenPageDto = z.strictObject({
  tokens: z.array(tokenDto),
  /** whole rupees; null without a limit */
  limit: z.number().nullable(),
  sum: z.number(),
  percent: z.number(),
  /** the text of the section, and its source */
  section: z.string(),
  source: z.string(),
  checkedOn: z.string(),
  doubt: z.string(),
  hasGateway: z.boolean(),
});
export type TokenPageDto = z.infer<typeof tokenPageDto>;
