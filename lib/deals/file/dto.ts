import { z } from 'zod';
import { dealDto } from '@/lib/deals/dto';
import { formHeadDto } from '@/lib/deals/forms/dto';
import { invoiceDto } from '@/lib/deals/invoices/dto';
import { tokenDto } from '@/lib/deals/tokens/dto';
import { STEP_LABELS, type StepKey } from './constants';

/** A next step and the person who takes it. */
export const stepDto = z.strictObject({
  key: z.enum(Object.keys(STEP_LABELS) as StepKey[]),
  /** names; empty when no person is entered for the step */
  who: z.string(),
  /** a paper, a form, a sum, a stage, or the text of a date */
  what: z.string(),
  /** Indian day on which it is due, if any */
  day: z.string().nullable(),
  isLate: z.boolean(),
  /** the page of the deal on which the step is taken */
  page: z.enum(['', 'token', 'invoices', 'forms']),
});
export type StepDto = z.infer<typeof stepDto>;

/** Everything that belongs to a deal, at one moment. */
export const dealFileDto = z.strictObject({
  deal: dealDto,
  tokens: z.array(tokenDto),
  /** confirmed tokens in whole rupees */
  tokensPaid: z.number(),
  /** null for people who can't see the earnings */
  invoices: z.array(invoiceDto).nullable(),
  /** documents from templates */
  forms: z.array(formHeadDto),
  steps: z.array(stepDto),
  /** true if the actor can export the deal as a ZIP */
  mayExport: z.boolean(),
});
export type DealFileDto = z.infer<typeof dealFileDto>;
