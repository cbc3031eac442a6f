import { OFFICE_PERMISSIONS, type Permission } from '@/lib/platform/auth/permissions';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import type { Label } from '@/lib/platform/language/translate';
import type { PaletteItem } from './dto';

/** Every admin page without an id, with its search words. */
const PAGES: readonly (readonly [title: string, href: string, words: string, permission?: Permission])[] = [
  ['Dashboard', '/admin/admindashboard', 'figures charts start home'],
  ['Enquiries', '/admin/enquiries', 'inbox messages leads'],
  ['New enquiries', '/admin/enquiries?status=new', 'unanswered'],
  ['Overdue enquiries', '/admin/enquiries?status=overdue', 'late'],
  ['Enter an enquiry', '/admin/contactform', 'contact form call walk-in', 'enquiries'],
  ['Tasks', '/admin/tasks', 'to do follow up reminders today'],
  ['Calendar', '/admin/calendar', 'month week day holidays diary schedule'],
  ['Visits', '/admin/visits', 'appointments viewings'],
  ['Property List', '/admin/properties', 'listings'],
  ['Queue: new and edited listings', '/admin/properties?view=queue', 'moderation review approve reject'],
  ['Unverified listings', '/admin/properties?view=unverified', 'verify'],
  ['Reported listings', '/admin/properties?view=reported', 'complaints'],
  ['Possible duplicate listings', '/admin/properties?view=duplicates', 'same photo twice'],
  ['Add Property', '/admin/properties/new', 'new listing create', 'listings'],
  ['Contact List', '/admin/contactlist', 'directory people address book'],
  ['Add contact', '/admin/contacts/new', 'new person', 'contacts'],
  ['Guest Tracking Dashboard', '/admin/useguesttracker', 'visitors guests'],
  ['Guest User Analytics', '/admin/guestanalytics', 'activity visitors'],
  ['Sources', '/admin/sources', 'referrer utm campaigns websites'],
  ['Addresses', '/admin/addresses', 'exit popup email consent erase'],
  ['Deals and commissions', '/admin/earnings', 'earnings registered', 'earnings'],
  ['Invoices', '/admin/invoices', 'bills gst credit notes accountant paid overdue', 'earnings'],
  ['Possible duplicate contacts', '/admin/contacts/duplicates', 'same person merge'],
  ['Activity', '/admin/activities', 'log pages searches visitors'],
  ['Users', '/admin/users', 'accounts roles', 'staff'],
  ['Places', '/admin/places', 'localities landmarks gazetteer spellings'],
  ['Audit log', '/admin/audit', 'history who changed', 'audit'],
  ['Settings', '/admin/settings', 'phone address hours popup retention', 'settings'],
  ['Channels', '/admin/channels', 'whatsapp telephone templates messages costs limit', 'settings'],
  ['Adverts', '/admin/adverts', 'archive published versions brochure proof maharera day', 'audit'],
  ['Data map', '/admin/data-map', 'privacy dpdp personal data collections fields retention', 'audit'],
  ['Grievances', '/admin/grievances', 'complaints register dpdp answer due', 'settings'],
  [
    'Certificates',
    '/admin/certificates',
    'maharera agent registration renewal expiry numbers qr',
    'settings',
  ],
  [
    'Site details',
    '/admin/settings/details',
    'settings name tagline phone email whatsapp address',
    'settings',
  ],
  ['Grievance officer', '/admin/settings/grievance', 'settings complaints name', 'settings'],
  ['Costs', '/admin/settings/costs', 'settings fee sale rent loan legal papers', 'settings'],
  ['Opening hours', '/admin/settings/hours', 'settings days open closed holidays', 'settings'],
  ['Visiting hours', '/admin/settings/showing', 'settings days showing homes', 'settings'],
  ['Social links', '/admin/settings/social', 'settings facebook instagram youtube', 'settings'],
  ['Exit popup', '/admin/settings/exit', 'settings email leave', 'settings'],
  ['Client testimonials', '/admin/settings/testimonials', 'settings testimonials reviews', 'settings'],
  ['Retention', '/admin/settings/retention', 'settings days erasure privacy', 'settings'],
  ['Reasons', '/admin/properties/reasons', 'moderation reject decisions', 'moderate'],
  ['Bulk decisions', '/admin/properties/bulk', 'moderation many undo', 'moderate'],
  ['Import listings', '/admin/properties/import', 'csv excel file', 'moderate'],
  ['Import contacts', '/admin/contacts/import', 'csv excel vcard file', 'contacts'],
  [
    'Rates and rules',
    '/admin/settings/rates',
    'stamp duty registration home loan interest gst rera dpdp law sources',
    'settings',
  ],
];

/** Actions that can be started on every page. */
const COMMANDS: typeof PAGES = [
  ['New task', '/admin/tasks#new-task', 'add create to do reminder', 'enquiries'],
  ['New enquiry', '/admin/contactform', 'add create enter call walk-in', 'enquiries'],
  ['New contact', '/admin/contacts/new', 'add create person', 'contacts'],
  ['New listing', '/admin/properties/new', 'add create property', 'listings'],
  ['Approve listings', '/admin/properties?view=queue', 'reject review moderate next', 'moderate'],
  ['Answer enquiries', '/admin/enquiries?status=new', 'reply next', 'enquiries'],
  ['Assign enquiries', '/admin/enquiries?assignee=none', 'nobody give', 'enquiries'],
];

/** The typed words without a leading "go to". */
export const wordsTyped = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/^\s*go to\b/, '')
    .split(/\s+/)
    .filter(Boolean);

/** Commands with a word for every typed prefix; none until something is typed. */
export const findCommands = (query: string, office: OfficeRole = 'admin', label?: Label): PaletteItem[] =>
  query.trim() ? among(COMMANDS, query, office, 'Command', label) : [];

/** Pages with a keyword for every typed prefix, limited to those that the office role can open. */
export const findPages = (query: string, office: OfficeRole = 'admin', label?: Label): PaletteItem[] =>
  among(PAGES, query, office, 'Page', label);

/** Matches words of either language. */
function among(
  rows: typeof PAGES,
  query: string,
  office: OfficeRole,
  note: string,
  label = (english: string): string => english,
): PaletteItem[] {
  const wanted = wordsTyped(query);
  return rows
    .filter(([title, , words, permission = 'read']) => {
      if (!OFFICE_PERMISSIONS[office].includes(permission)) return false;
      const known = `${title} ${label(title)} ${words}`.toLowerCase().split(/[\s:,-]+/);
      return wanted.every((word) => known.some((value) => value.startsWith(word)));
    })
    .map(([title, href]) => ({ title: label(title), href, note: label(note) }));
}
