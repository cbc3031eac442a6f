import type { DealDto } from '@/lib/deals/dto';
import type { FormHeadDto } from '@/lib/deals/forms/dto';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import type { TokenDto } from '@/lib/deals/tokens/dto';
import type { StepKey } from './constants';

/** A next step and the person who takes it. */
export type StepDto = {
  key: StepKey;
  /** names; empty when no person is entered for the step */
  who: string;
  /** a paper, a form, a sum, a stage, or the text of a date */
  what: string;
  /** the Indian day by which it is due, if any */
  day: string | null;
  isLate: boolean;
  /** the page of the deal on which the step is taken */
  page: '' | 'token' | 'invoices' | 'forms';
};

/** Everything that belongs to a deal, at one moment. */
export type DealFileDto = {
  deal: DealDto;
  tokens: TokenDto[];
  /** whole rupees: tokens whose payment is confirmed */
  tokensPaid: number;
  /** null for people who may not see the earnings */
  invoices: InvoiceDto[] | null;
  /** documents from templates */
  forms: FormHeadDto[];
  steps: StepDto[];
  /** true if the actor may export the deal as a ZIP */
  mayExport: boolean;
};
