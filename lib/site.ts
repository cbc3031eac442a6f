import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/env';
import { getSettings } from '@/lib/settings/data';
import type { OpeningHours } from '@/lib/settings/hours';
import type { SettingsInput } from '@/lib/settings/schema';

export type SocialLink = { name: string; url: string };

/** Who runs this site: an admin's word (`/admin/settings`), else the environment's, else ours (decisions.md, Identity). */
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
  /** undefined until the owner gives them */
  hours?: OpeningHours | undefined;
  social?: SocialLink[];
  /** whether a visitor who is about to leave is asked for an e-mail address (decisions.md 6) */
  exitPopup: boolean;
  exitTitle?: string | undefined;
  exitText?: string | undefined;
};

/** Public address of the site, without a trailing slash. The server's own: no setting moves a site. */
export const siteUrl = (): string => env().SITE_URL.replace(/\/$/, '');

const SOCIAL = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const;

function hoursOf({ openDays, opensAt, closesAt }: SettingsInput): OpeningHours | undefined {
  if (!openDays?.length || !opensAt || !closesAt) return undefined;
  return { days: openDays, opens: opensAt, closes: closesAt };
}

/** What the site says with these settings; with none, the defaults. */
export function siteOf(s: SettingsInput): Site {
  const e = env();
  const phone = s.phone ?? e.SITE_PHONE ?? '+917120000000';
  return {
    name: s.name ?? e.SITE_NAME ?? 'Saptam Group',
    tagline: s.tagline ?? e.SITE_TAGLINE ?? 'From Your Dream to Your Home',
    url: siteUrl(),
    city: 'Nagpur',
    phone,
    email: s.email ?? e.SITE_EMAIL ?? 'hello@saptam.example',
    whatsapp: (s.whatsapp ?? e.SITE_WHATSAPP ?? phone).replace(/\D/g, ''),
    address: s.address ?? e.SITE_ADDRESS ?? 'Civil Lines, Nagpur 440001, Maharashtra',
    reraAgentNumber: s.reraAgentNumber ?? e.SITE_RERA_AGENT,
    hours: hoursOf(s),
    social: SOCIAL.flatMap(([key, name]) => (s[key] ? [{ name, url: s[key] }] : [])),
    exitPopup: (s.exitPopup ?? e.SITE_EXIT_POPUP) === 'on',
    exitTitle: s.exitTitle,
    exitText: s.exitText,
  };
}

/** The site as it is now; the same for every visitor. */
export const site = cache(async (): Promise<Site> => siteOf((await getSettings()).settings));
