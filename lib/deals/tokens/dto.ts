import type { TokenState } from './constants';

export type TokenDto = {
  id: string;
  deal: string;
  payer: string;
  rupees: number;
  state: TokenState;
  terms: string;
  /** the payment link: `upi://pay?…` */
  upiLink: string;
  upi: string;
  upiName: string;
  reference: string | null;
  paidOn: string | null;
  enteredBy: string | null;
  confirmedBy: string | null;
  confirmedAt: string | null;
  endReason: string;
  refundReference: string | null;
  /** the page of the payment gateway */
  link: string | null;
  warning: string;
  /** true if the caller may confirm, which the person who entered the reference may not */
  mayConfirm: boolean;
};

export type TokenPageDto = {
  tokens: TokenDto[];
  /** whole rupees; null where no limit applies */
  limit: number | null;
  sum: number;
  percent: number;
  /** the text of the section, and its source */
  section: string;
  source: string;
  checkedOn: string;
  doubt: string;
  hasGateway: boolean;
};
