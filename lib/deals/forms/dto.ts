import { z } from 'zod';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { FORM_CHECKS, FORM_KINDS, FORM_STATES } from './constants';

export const stampDutyDto = z.strictObject({
  rent: z.number(),
  onDeposit: z.number(),
  percent: z.number(),
  duty: z.number(),
  fee: z.number(),
});
export type StampDuty = z.infer<typeof stampDutyDto>;

export const formVersionDto = z.strictObject({
  version: z.number(),
  language: z.enum(LANGUAGES),
  at: z.string(),
  /** empty when the account was erased */
  by: z.string(),
});

/** The signed paper as stored in the file. */
export const formScanDto = z.strictObject({
  at: z.string(),
  by: z.string(),
  mimeType: z.string(),
  size: z.number(),
});

export const formCheckDto = z.strictObject({
  key: z.enum(FORM_CHECKS),
  doneOn: z.string(),
  reference: z.string(),
});

export const formHeadDto = z.strictObject({
  id: z.string(),
  deal: z.string(),
  kind: z.enum(FORM_KINDS),
  state: z.enum(FORM_STATES),
  version: z.number(),
  language: z.enum(LANGUAGES),
  /** the fields that are still empty */
  missing: z.array(z.string()),
  changedAt: z.string(),
});
export type FormHeadDto = z.infer<typeof formHeadDto>;

export const formDto = formHeadDto.extend({
  /** version of the checklist; the fields have `version` */
  __v: z.number(),
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
  versions: z.array(formVersionDto),
  checks: z.array(formCheckDto),
  scan: formScanDto.nullable(),
  /** only for a licence with entered amounts */
  stamp: stampDutyDto.nullable(),
  /** for a licence: its last day, and the day on which to discuss its renewal */
  renewal: z.strictObject({ until: z.string(), day: z.string() }).nullable(),
  /** legal rules behind a licence's checklist, with their sources */
  sources: z.array(
    z.strictObject({
      label: z.string(),
      value: z.string(),
      source: z.string(),
      checkedOn: z.string(),
      doubt: z.string(),
    }),
  ),
});
export type FormDto = z.infer<typeof formDto>;
