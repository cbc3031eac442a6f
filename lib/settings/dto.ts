import type { OpeningHours } from '@/lib/platform/time/opening-hours';
import type { Testimonial } from './testimonials/constants';

export type SocialLink = { name: string; url: string };

/** What the agency knows of costs that no law sets (admin settings). What is absent is unknown. */
export type AgencyCosts = {
  /** percent of the price, taxes included */
  saleFeePercent?: number | undefined;
  /** months of rent, taxes included */
  rentFeeMonths?: number | undefined;
  /** percent of the loan: processing, valuation, notice of intimation */
  loanCostsPercent?: number | undefined;
  /** rupees: title search and drafting */
  legalCosts?: number | undefined;
};

/** Who runs this site: the admin settings, else the environment, else the defaults (docs/spec.md#identity). */
export type Site = {
  name: string;
  tagline: string;
  url: string;
  city: string;
  /** E.164 */
  phone: string;
  email: string;
  /** digits only, as wa.me wants them */
  whatsapp: string;
  address: string;
  /** undefined until the owner gives it: no made-up registration is ever shown */
  reraAgentNumber: string | undefined;
  /** begins every new property code */
  codePrefix: string;
  /** what every print and client page of a broker has to say; absent until the office asks for it */
  printLine?: string | undefined;
  /** undefined until the owner gives it */
  grievanceOfficer?: { name: string; email: string; phone: string } | undefined;
  /** costs that the agency knows */
  costs?: AgencyCosts;
  /** undefined until the owner gives them */
  hours?: OpeningHours | undefined;
  social?: SocialLink[];
  /** absent until the office gives it: no age is claimed without */
  foundedYear?: number | undefined;
  /** letters of clients, for the home page */
  testimonials: Testimonial[];
  /** whether a visitor who is about to leave is asked for an e-mail address */
  exitPopup: boolean;
  exitTitle?: string | undefined;
  exitText?: string | undefined;
};
