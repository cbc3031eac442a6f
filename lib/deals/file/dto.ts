import type { DealDto } from '@/lib/deals/dto';
import type { FormHeadDto } from '@/lib/deals/forms/dto';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import type { TokenDto } from '@/lib/deals/tokens/dto';
import type { StepKey } from './constants';

/** Who does what next. */
export type StepDto = {
  key: StepKey;
  /** names; empty when nobody is entered for it */
  who: string;
  /** a paper, a form, a sum, a stage, or what a date says */
  what: string;
  /** Indian day by which it is to be done, if there is one */
  day: string | null;
  isLate: boolean;
  /** the page of the deal on which it is done */
  page: '' | 'token' | 'invoices' | 'forms';
};

/** Everything that belongs to a deal, at one moment. */
export type DealFileDto = {
  deal: DealDto;
  tokens: TokenDto[];
  /** whole rupees: tokens whose payment is confirmed */
  tokensPaid: number;
  /** null for who may not see what is earned */
  invoices: InvoiceDto[] | null;
  /** documents from templates */
  forms: FormHeadDto[];
  steps: StepDto[];
  /** who may take it along as a ZIP */
  mayExport: boolean;
};
