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
  /** the value used while the field is empty */
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
    help: 'Empty: the phone above, if it is a mobile; with a landline alone no chat is offered',
  },
  {
    name: 'reraAgentNumber',
    label: 'MahaRERA agent number',
    fallback: site.reraAgentNumber,
    help: 'Required of an agency by RERA. Empty: no page speaks of a registration',
  },
  {
    name: 'codePrefix',
    label: 'Letters of property codes',
    fallback: site.codePrefix,
    help: 'Begins the codes of new listings, as in SG-NAG-4821',
  },
  {
    name: 'foundedYear',
    label: 'Year in which the office opened',
    type: 'number',
    help: 'The home page says the years since then, such as 15+; empty: it says nothing of them',
  },
  {
    name: 'printLine',
    label: 'Line on the prints of brokers',
    help: 'Required on every brochure, window card, picture and client page of a broker, such as “In association with Saptam Group”. Empty: none',
  },
  { name: 'address', label: 'Office address', type: 'area', fallback: site.address },
];

const day = (days: number) => `${days}`;

const retention = (given: Defaults['retention']): FieldSpec[] => [
  { name: 'activityDays', label: 'Visitor activity', type: 'number', fallback: day(given.activity) },
  { name: 'ipDays', label: 'Full IP addresses', type: 'number', fallback: day(given.ip) },
  {
    name: 'erasureDays',
    label: 'Erasure after it was asked for',
    type: 'number',
    fallback: day(given.erasure),
  },
  {
    name: 'enquiryDays',
    label: 'Enquiries that were won or lost',
    type: 'number',
    help: 'Empty: kept until erased',
  },
  {
    name: 'homeVisitDays',
    label: 'Visits to homes that are over',
    type: 'number',
    fallback: day(given.homeVisit),
  },
  {
    name: 'visitDays',
    label: 'Addresses left in the popup',
    type: 'number',
    help: 'Empty: kept until erased',
  },
];

/** The fields of the settings page. The form itself renders the days and the popup's switch. */
export function settingsSections({ site, retention: kept }: Defaults): Record<SettingsSection, Section> {
  return {
    details: {
      title: 'Site details',
      lead: 'Shown in the footer, on contact cards, in mails and to search engines.',
      fields: details(site),
    },
    grievance: {
      title: 'Grievance officer',
      lead: 'Whom complaints go to, on the page /grievance. Until a name is given, complaints go to the office.',
      fields: [
        { name: 'grievanceName', label: 'Name of the officer' },
        { name: 'grievanceEmail', label: 'Email for complaints', type: 'email', fallback: site.email },
        { name: 'grievancePhone', label: 'Phone for complaints', type: 'tel', fallback: site.phone },
      ],
    },
    costs: {
      title: 'Costs',
      lead: 'What the cost sheet of a listing adds to price and government charges. What is empty is taken as 1 % of a sale, one month of rent, 0.5 % of a loan and ₹15,000 for papers: our fee is never unknown on our own site.',
      fields: [
        { name: 'saleFeePercent', label: 'Fee of a sale, % of the price', help: 'With taxes' },
        { name: 'rentFeeMonths', label: 'Fee of a rent, in months of rent', help: 'With taxes' },
        {
          name: 'loanCostsPercent',
          label: 'Costs of a loan, % of the loan',
          help: 'Processing, valuation, notice',
        },
        { name: 'legalCosts', label: 'Title search and papers, ₹' },
      ],
    },
    hours: {
      title: 'Opening hours',
      lead: 'When calls are answered, in Indian time. Leave all empty to show none.',
      fields: [
        { name: 'opensAt', label: 'Opens at', type: 'time' },
        { name: 'closesAt', label: 'Closes at', type: 'time' },
      ],
    },
    showing: {
      title: 'Visits',
      lead: 'When the agency shows homes, Indian time: visitors can book only then. What is empty is as in the opening hours. Listers may set hours of their own.',
      fields: [
        { name: 'showsFrom', label: 'First visit at', type: 'time' },
        { name: 'showsUntil', label: 'Last visit ends at', type: 'time' },
        {
          name: 'holidays',
          label: 'Days without visits',
          type: 'area',
          help: 'Dates such as 2026-12-25, with commas between them',
        },
        {
          name: 'publicHolidays',
          label: 'Public holidays',
          type: 'area',
          help: 'For calendars, a day and its name on each line, such as 2027-03-22 Holi. They replace what the site knows of the same year; nothing is closed by them',
        },
      ],
    },
    social: {
      title: 'Social links',
      lead: 'Shown in the footer when given.',
      fields: SOCIAL.map((name) => ({ name, label: SOCIAL_LABELS[name], type: 'url' as const })),
    },
    exit: {
      title: 'Exit popup',
      lead: 'Asks visitors who are about to leave for an email address, at most once in a visit.',
      fields: [
        { name: 'exitTitle', label: 'Heading', fallback: EXIT_TITLE },
        { name: 'exitText', label: 'Text', type: 'area', fallback: EXIT_TEXT },
      ],
    },
    testimonials: {
      title: 'Letters of clients',
      lead: 'Shown on the home page, which has no such section while this is empty. Print only what a client has allowed in writing.',
      fields: [
        {
          name: 'testimonials',
          label: 'Letters',
          type: 'area',
          help: 'For each client a line with name, place and purchase, with commas between them, and stars such as ★★★★★ at its end; below it their words; an empty line before the next client',
        },
      ],
    },
    retention: {
      title: 'Retention',
      lead: 'In days. What is older is removed within six hours.',
      fields: retention(kept),
    },
  };
}

/** Searchable settings: fields with their section. */
export type SettingHit = {
  section: SettingsSection | 'rates' | 'language-model';
  title: string;
  name?: string;
  label?: string;
};

/** Fields rendered by the form itself, and the rates, which are not a field. */
const MORE: readonly SettingHit[] = [
  { section: 'hours', title: 'Opening hours', name: 'openDays', label: 'Days on which the office is open' },
  { section: 'showing', title: 'Visits', name: 'showDays', label: 'Days on which homes are shown' },
  { section: 'exit', title: 'Exit popup', name: 'exitPopup', label: 'Popup' },
  { section: 'rates', title: 'Rates', label: 'Stamp duty, registration, GST, home loan interest' },
  { section: 'language-model', title: 'Language model', label: 'Language model (AI)' },
];

/** Every setting whose label, section or explanation contains all words of the search, in English or as `said`. */
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

/** The exit popup's default text. */
export const EXIT_TITLE = 'Before you go';
export const EXIT_TEXT =
  'Leave your email address. We’ll see which pages you viewed and write to you about places that fit.';

/** The agency's default fees, so that buyers always see them. */
export const DEFAULT_COSTS = {
  saleFeePercent: 1,
  rentFeeMonths: 1,
  loanCostsPercent: 0.5,
  legalCosts: 15_000,
} as const;
