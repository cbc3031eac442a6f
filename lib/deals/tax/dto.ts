import type { RuleDto } from '@/lib/compliance/rulebook/dto';

export type TaxLine = { label: TaxLabel; rupees: number; percent?: number };
/** Texts of the lines and tasks (messages/deals/tax.ts). */
type TaxLabel =
  | 'Price'
  | 'Stamp duty value'
  | 'The higher of both'
  | 'Rent a month'
  | 'Rent of the letting in the tax year'
  | 'Tax to be deducted'
  | 'What is paid out';

type TaxTaskKey = 'deduct' | 'form' | 'certificate' | 'deposit';
export type TaxTask = { key: TaxTaskKey; day: string; form: string };

export type TaxDto = {
  /** why nothing is deducted, or who deducts */
  outcome: 'buyer' | 'buyer-nonresident' | 'tenant' | 'below' | 'no-value';
  /** the deciding figure, in whole rupees */
  threshold: number;
  lines: TaxLine[];
  /** whole rupees */
  tax: number;
  tasks: TaxTask[];
  rules: Pick<RuleDto, 'label' | 'source' | 'checkedOn' | 'doubt' | 'from'>[];
  paidOn: string;
};
