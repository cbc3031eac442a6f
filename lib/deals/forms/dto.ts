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

/** The signed paper as it was put into the file. */
export type FormScanDto = { at: string; by: string; mimeType: string; size: number };

export type FormCheckDto = { key: FormCheck; doneOn: string; reference: string };

/** A document of a deal in the list. */
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
  /** of its checklist; its fields have `version` */
  __v: number;
  fields: Record<string, string | number>;
  versions: FormVersionDto[];
  checks: FormCheckDto[];
  scan: FormScanDto | null;
  /** of a licence, once its amounts are entered */
  stamp: StampDuty | null;
  /** of a licence: its last day, and when its renewal is discussed */
  renewal: { until: string; day: string } | null;
  /** the legal rules behind a licence's checklist, with their source */
  sources: { label: string; value: string; source: string; checkedOn: string; doubt: string }[];
};
