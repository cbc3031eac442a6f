import { formatPhone } from '@/lib/platform/text/phone';
import type { Retention, Site } from './dto';
import { SETTINGS_SECTIONS, type SettingsInput, type SettingsSection } from './schema';

export type Defaults = {
  site: Pick<
    Site,
    'name' | 'tagline' | 'phone' | 'email' | 'whatsapp' | 'address' | 'reraAgentNumber' | 'codePrefix'
  >;
  retention: Omit<Retention, 'enquiry' | 'visit'>;
};

export type FieldSpec = {
  name: keyof SettingsInput;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'url' | 'time' | 'number' | 'area';
  /** value used while the field is empty */
  fallback?: string | undefined;
  help?: string;
};

export type Section = { title: string; lead: string; fields: FieldSpec[] };

const SOCIAL = ['facebook', 'instagram', 'x', 'youtube', 'linkedin'] as const;
const SOCIAL_LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

const details = (site: Defaults['site']): FieldSpec[] => [
  { name: 'name', label: 'Company name', fallback: site.name },
  { name: 'tagline', label: 'Tagline', fallback: site.tagline },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    fallback: formatPhone(site.phone),
    help: 'A mobile, a landline such as 0712 223 4567 or a toll-free number',
  },
  { name: 'email', label: 'Email', type: 'email', fallback: site.email },
  {
    name: 'whatsapp',
    label: 'WhatsApp number',
    type: 'tel',
    fallback: site.whatsapp && formatPhone(`+${site.whatsapp}`),
    help: 'Leave empty to use the phone above if it’s a mobile. With only a landline, no chat is offered',
  },
  {
    name: 'reraAgentNumber',
    label: 'MahaRERA agent number',
    fallback: site.reraAgentNumber,
    help: 'Agencies must have one under RERA. If it’s empty, no page mentions a registration',
  },
  {
    name: 'codePrefix',
    label: 'Property code prefix',
    fallback: site.codePrefix,
    help: 'Starts the codes of new listings, as in SG-NAG-4821',
  },
  {
    name: 'foundedYear',
    label: 'Year the office opened',
    type: 'number',
    help: 'The home page shows the years since then, such as 15+. Leave empty to hide them',
  },
  {
    name: 'printLine',
    label: 'Line on brokers’ prints',
    help: 'Required on every brochure, window card, picture and client page of a broker, such as “In association with Saptam Group”. Leave empty for none',
  },
  { name: 'address', label: 'Office address', type: 'area', fallback: site.address },
];

const day = (days: number) => `${days}`;

const retention = (given: Defaults['retention']): FieldSpec[] => [
  { name: 'activityDays', label: 'Visitor activity', type: 'number', fallback: day(given.activity) },
  { name: 'ipDays', label: 'Full IP addresses', type: 'number', fallback: day(given.ip) },
  {
    name: 'erasureDays',
    label: 'Erasure after a request',
    type: 'number',
    fallback: day(given.erasure),
  },
  {
    name: 'enquiryDays',
    label: 'Won or lost enquiries',
    type: 'number',
    help: 'Empty means until erased',
  },
  {
    name: 'homeVisitDays',
    label: 'Past visits to homes',
    type: 'number',
    fallback: day(given.homeVisit),
  },
  {
    name: 'visitDays',
    label: 'Addresses left in the popup',
    type: 'number',
    help: 'Empty means until erased',
  },
];

/** Fields of the settings page. The form renders the days and the popup's switch itself. */
export function settingsSections({ site, retention: kept }: Defaults): Record<SettingsSection, Section> {
  return {
    details: {
      title: 'Site details',
      lead: 'Shown in the footer, on contact cards, in emails and to search engines.',
      fields: details(site),
    },
    grievance: {
      title: 'Grievance officer',
      lead: 'Who receives complaints, shown on /grievance. Without a name, complaints go to the office.',
      fields: [
        { name: 'grievanceName', label: 'Officer’s name' },
        { name: 'grievanceEmail', label: 'Email for complaints', type: 'email', fallback: site.email },
        { name: 'grievancePhone', label: 'Phone for complaints', type: 'tel', fallback: site.phone },
      ],
    },
    costs: {
      title: 'Costs',
      lead: 'A listing’s cost sheet adds these to the price and government charges. Anything left empty counts as 1 % of a sale, one month of rent, 0.5 % of a loan and ₹15,000 for papers, so our fee is always known on our own site.',
      fields: [
        { name: 'saleFeePercent', label: 'Sale fee, % of the price', help: 'With taxes' },
        { name: 'rentFeeMonths', label: 'Rental fee, in months of rent', help: 'With taxes' },
        {
          name: 'loanCostsPercent',
          label: 'Loan costs, % of the loan',
          help: 'Processing, valuation, notice',
        },
        { name: 'legalCosts', label: 'Title search and papers, ₹' },
      ],
    },
    hours: {
      title: 'Opening hours',
      lead: 'Hours for calls, in Indian time. Leave all empty to show none.',
      fields: [
        { name: 'opensAt', label: 'Opens at', type: 'time' },
        { name: 'closesAt', label: 'Closes at', type: 'time' },
      ],
    },
    showing: {
      title: 'Visits',
      lead: 'Hours for visits to the agency’s homes, in Indian time. Visitors can book only then. Anything left empty follows the opening hours. Listers can set their own hours.',
      fields: [
        { name: 'showsFrom', label: 'First visit at', type: 'time' },
        { name: 'showsUntil', label: 'Last visit ends at', type: 'time' },
        {
          name: 'holidays',
          label: 'Days without visits',
          type: 'area',
          help: 'Dates such as 2026-12-25, separated by commas',
        },
        {
          name: 'publicHolidays',
          label: 'Public holidays',
          type: 'area',
          help: 'For calendars: one date and its name per line, such as 2027-03-22 Holi. They replace the site’s own list for that year but close nothing',
        },
      ],
    },
    social: {
      title: 'Social links',
      lead: 'Shown in the footer if filled in.',
      fields: SOCIAL.map((name) => ({ name, label: SOCIAL_LABELS[name], type: 'url' as const })),
    },
    exit: {
      title: 'Exit popup',
      lead: 'Asks visitors who are about to leave for an email address, at most once per visit.',
      fields: [
        { name: 'exitTitle', label: 'Heading', fallback: EXIT_TITLE },
        { name: 'exitText', label: 'Text', type: 'area', fallback: EXIT_TEXT },
      ],
    },
    testimonials: {
      title: 'Client testimonials',
      lead: 'Shown on the home page. If it’s empty, the section is hidden. Use only what a client has allowed in writing.',
      fields: [
        {
          name: 'testimonials',
          label: 'Letters',
          type: 'area',
          help: 'One client per block: a line with name, place and purchase, separated by commas and ending in stars such as ★★★★★, then the quote, then an empty line',
        },
      ],
    },
    retention: {
      title: 'Retention',
      lead: 'In days. Older records are removed within six hours.',
      fields: retention(kept),
    },
  };
}

/** A searchable setting with its section. */
export type SettingHit = {
  section: SettingsSection | 'rates' | 'language-model';
  title: string;
  name?: string;
  label?: string;
};

/** Fields that the form renders itself, and the rates, which are no field. */
const MORE: readonly SettingHit[] = [
  { section: 'hours', title: 'Opening hours', name: 'openDays', label: 'Opening days' },
  { section: 'showing', title: 'Visits', name: 'showDays', label: 'Viewing days' },
  { section: 'exit', title: 'Exit popup', name: 'exitPopup', label: 'Popup' },
  { section: 'rates', title: 'Rates', label: 'Stamp duty, registration, GST, home loan interest' },
  { section: 'language-model', title: 'Language model', label: 'Language model (AI)' },
];

/** Settings whose label, section or explanation contains all searched words, in English or as `said`. */
export function findSettings(
  sections: Record<SettingsSection, Section>,
  search: string,
  said: (english: string) => string,
): SettingHit[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: (string | undefined)[]) => {
    const own = texts.map((text) => text && said(text));
    const text = [...texts, ...own].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const fields = SETTINGS_SECTIONS.flatMap((section) => {
    const { title, lead, fields } = sections[section];
    return fields
      .filter(({ label, help }) => fits(title, lead, label, help))
      .map(({ name, label }): SettingHit => ({ section, title, name, label }));
  });
  return [...fields, ...MORE.filter(({ title, label }) => fits(title, label))];
}

export const EXIT_TITLE = 'Before you go';
export const EXIT_TEXT =
  'Leave your email address. We’ll look at the pages you viewed and suggest places that fit.';

/** The agency's default fees, so that buyers always see them. */
export const DEFAULT_COSTS = {
  saleFeePercent: 1,
  rentFeeMonths: 1,
  loanCostsPercent: 0.5,
  legalCosts: 15_000,
} as const;
