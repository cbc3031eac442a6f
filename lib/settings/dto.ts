import type { OpeningHours } from '@/lib/platform/text/opening-hours';
import type { Testimonial } from './testimonials/constants';

export type SocialLink = { name: string; url: string };

/** Costs set by the agency rather than by law (admin settings). Absent values are unknown. */
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

/** Identity of this site, from the admin settings, else the environment, else the defaults (docs/spec/README.md#identity). */
export type Site = {
  name: string;
  tagline: string;
  url: string;
  city: string;
  /** E.164 */
  phone: string;
  email: string;
  /** digits only, as wa.me requires; empty without one, because a landline has no chat */
  whatsapp: string;
  address: string;
  /** undefined until the owner enters it, so that no invented registration is shown */
  reraAgentNumber: string | undefined;
  /** prefix of new property codes */
  codePrefix: string;
  /** line required on every print and client page of a broker; absent until the office sets it */
  printLine?: string | undefined;
  /** undefined until the owner enters it */
  grievanceOfficer?: { name: string; email: string; phone: string } | undefined;
  costs?: AgencyCosts;
  /** undefined until the owner enters them */
  hours?: OpeningHours | undefined;
  social?: SocialLink[];
  /** absent until the office enters it, so that the site claims no age */
  foundedYear?: number | undefined;
  testimonials: Testimonial[];
  /** true to ask departing visitors for an email address */
  exitPopup: boolean;
  exitTitle?: string | undefined;
  exitText?: string | undefined;
};

/** Retention in days. Undefined keeps data until it is erased manually. */
export type Retention = {
  activity: number;
  ip: number;
  erasure: number;
  enquiry: number | undefined;
  visit: number | undefined;
  /** visits to homes, counted from their end */
  homeVisit: number;
};
