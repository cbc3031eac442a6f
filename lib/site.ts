import { env } from '@/lib/env';

/** Who runs this site: one place, each value overridable by environment (decisions.md, Identity). */
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
  /** whether a visitor who is about to leave is asked for an e-mail address (decisions.md 6) */
  exitPopup: boolean;
};

export function site(): Site {
  const e = env();
  const phone = e.SITE_PHONE ?? '+917120000000';
  return {
    name: e.SITE_NAME ?? 'Saptam Group',
    tagline: e.SITE_TAGLINE ?? 'From Your Dream to Your Home',
    url: e.SITE_URL.replace(/\/$/, ''),
    city: 'Nagpur',
    phone,
    email: e.SITE_EMAIL ?? 'hello@saptam.example',
    whatsapp: (e.SITE_WHATSAPP ?? phone).replace(/\D/g, ''),
    address: e.SITE_ADDRESS ?? 'Civil Lines, Nagpur 440001, Maharashtra',
    reraAgentNumber: e.SITE_RERA_AGENT,
    exitPopup: e.SITE_EXIT_POPUP === 'on',
  };
}
