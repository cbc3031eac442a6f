import type { Language } from '@/lib/platform/language/languages';
import type { FormCheck, FormKind, FormState } from './constants';
import type { StampDuty } from './rules';

export type FormVersionDto = {
  version: number;
  language: Language;
  at: string;
  /** empty when the account was erased */
  by: string;
};

/** The signed paper as stored in the file. */
export type FormScanDto = { at: string; by: string; mimeType: string; size: number };

export type FormCheckDto = { key: FormCheck; doneOn: string; reference: string };

export type FormHeadDto = {
  id: string;
  deal: string;
  kind: FormKind;
  state: FormState;
  version: number;
  language: Language;
  /** the fields that are still empty */
  missing: string[];
  changedAt: string;
};

export type FormDto = FormHeadDto & {
  /** version of the checklist; the fields have `version` */
  __v: number;
  fields: Record<string, string | number>;
  versions: FormVersionDto[];
  checks: FormCheckDto[];
  scan: FormScanDto | null;
  /** only for a licence with entered amounts */
  stamp: StampDuty | null;
  /** only for a licence: its last day, and the day on which to discuss its renewal */
  renewal: { until: string; day: string } | null;
  /** the legal rules behind a licence's checklist, with their sources */
  sources: { label: string; value: string; source: string; checkedOn: string; doubt: string }[];
};
