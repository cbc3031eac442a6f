import 'server-only';
import { cache } from 'react';
import { remember } from '@/lib/platform/cache/remember';
import { env } from '@/lib/platform/env';
import { siteUrl } from '@/lib/platform/site';
import type { OpeningHours } from '@/lib/platform/text/opening-hours';
import { chatNumber } from '@/lib/platform/text/phone';
import { SiteSettings, type SiteSettingsRow } from '@/models/settings/site-settings';
import { DEFAULT_COSTS } from './constants';
import type { Retention, Site } from './dto';
import type { SettingsInput, SettingsSection, StoredSettings } from './schema';
import { parseTestimonials } from './testimonials/rules';

export const SETTINGS_ID = 'site';

/** The stored settings without technical fields, also used for the audit log's comparison. */
export function toSettings(row: Partial<SiteSettingsRow> | null | undefined): SettingsInput {
  if (!row) return {};
  const { _id, __v, version, sections, createdAt, updatedAt, ...settings } = row as Record<string, unknown>;
  return settings;
}

async function readSettings(): Promise<StoredSettings> {
  const row = await SiteSettings.findById(SETTINGS_ID).lean();
  // a lean Map is a plain object
  const sections = { ...(row?.sections as Partial<Record<SettingsSection, number>> | undefined) };
  return { version: row?.version ?? 0, sections, settings: toSettings(row) };
}

/** Cached, because nearly every request reads the settings and hardly any writes them. */
export const rememberedSettings = remember('settings', ['site'], readSettings);

/** The stored settings, constant while a page renders. Version 0 means never saved. */
export const getSettings = cache(() => rememberedSettings.get());

const HOME_VISIT_DAYS = 180;

export function retentionOf(settings: SettingsInput): Retention {
  const { ACTIVITY_RETENTION_DAYS, IP_RETENTION_DAYS, ERASURE_GRACE_DAYS } = env();
  return {
    activity: settings.activityDays ?? ACTIVITY_RETENTION_DAYS,
    ip: settings.ipDays ?? IP_RETENTION_DAYS,
    erasure: settings.erasureDays ?? ERASURE_GRACE_DAYS,
    enquiry: settings.enquiryDays,
    visit: settings.visitDays,
    homeVisit: settings.homeVisitDays ?? HOME_VISIT_DAYS,
  };
}

/** Retention times from the admin settings, else from the environment. */
export async function retention(): Promise<Retention> {
  return retentionOf((await getSettings()).settings);
}

/** The last settings read, so that an error page keeps its frame while the database is down. */
let lastKnown: SettingsInput | undefined;

/** The current site settings, the same for every visitor. */
export const site = cache(async (): Promise<Site> => {
  try {
    lastKnown = (await getSettings()).settings;
  } catch (error) {
    // throws rather than use defaults, because a wrong phone number is worse than no page
    if (!lastKnown) throw error;
  }
  return siteOf(lastKnown);
});

/** Default letters of property codes, such as "SG" for "Saptam Group". */
function initialsOf(name: string): string {
  const initials = (name.normalize('NFKD').match(/\b[A-Za-z]/g) ?? []).join('').toUpperCase();
  return initials.length >= 2 ? initials.slice(0, 4) : 'PR';
}

export function siteOf(s: SettingsInput): Site {
  const e = env();
  const phone = s.phone ?? e.SITE_PHONE ?? '+917120000000';
  const email = s.email ?? e.SITE_EMAIL ?? 'hello@saptam.example';
  const name = s.name ?? e.SITE_NAME ?? 'Saptam Group';
  return {
    name,
    tagline: s.tagline ?? e.SITE_TAGLINE ?? 'From Your Dream to Your Home',
    url: siteUrl(),
    city: 'Nagpur',
    phone,
    email,
    whatsapp: (s.whatsapp ?? e.SITE_WHATSAPP ?? chatNumber(phone) ?? '').replace(/\D/g, ''),
    address: s.address ?? e.SITE_ADDRESS ?? 'Civil Lines, Nagpur 440001, Maharashtra',
    reraAgentNumber: s.reraAgentNumber ?? e.SITE_RERA_AGENT,
    codePrefix: s.codePrefix ?? initialsOf(name),
    printLine: s.printLine,
    grievanceOfficer: s.grievanceName
      ? { name: s.grievanceName, email: s.grievanceEmail ?? email, phone: s.grievancePhone ?? phone }
      : undefined,
    costs: {
      saleFeePercent: s.saleFeePercent ?? DEFAULT_COSTS.saleFeePercent,
      rentFeeMonths: s.rentFeeMonths ?? DEFAULT_COSTS.rentFeeMonths,
      loanCostsPercent: s.loanCostsPercent ?? DEFAULT_COSTS.loanCostsPercent,
      legalCosts: s.legalCosts ?? DEFAULT_COSTS.legalCosts,
    },
    hours: hoursOf(s),
    social: SOCIAL.flatMap(([key, name]) => (s[key] ? [{ name, url: s[key] }] : [])),
    foundedYear: s.foundedYear,
    testimonials: parseTestimonials(s.testimonials) ?? [],
    exitPopup: (s.exitPopup ?? e.SITE_EXIT_POPUP) === 'on',
    exitTitle: s.exitTitle,
    exitText: s.exitText,
  };
}

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
