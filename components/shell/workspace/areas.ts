import { OFFICE_PERMISSIONS, type Permission } from '@/lib/platform/auth/permissions';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import type * as catalogue from '@/messages/catalogue';

type Label = keyof (typeof catalogue)['shell/workspace'] | keyof (typeof catalogue)['common'];

export const COUNTS = ['leads', 'visits', 'queue', 'enquiries', 'tasks'] as const;
export type WorkCounts = Partial<Record<(typeof COUNTS)[number], number>>;

export type WorkPage = {
  href: string;
  label: Label;
  needs?: Permission;
  count?: keyof WorkCounts;
  isForBrokers?: true;
};

export type WorkArea = WorkPage & {
  /** other addresses of the area */
  also?: readonly string[];
  /** pages of the area, each two presses away from any page */
  pages?: readonly WorkPage[];
  /** name of a record in the path of the pages below it */
  record?: Label;
  isForValidators?: true;
  /** true if it is in a phone's bottom bar, which has room for four and the menu */
  isInBar?: true;
};

export type Worker = {
  id: string;
  role: string;
  office?: OfficeRole | undefined;
  /** true for a buyer without listings, who does not see the sellers' areas */
  isBuyer?: boolean;
};

const BUYER: readonly WorkArea[] = [
  { href: '/dashboard', label: 'Today', isInBar: true },
  { href: '/shortlist', label: 'My shortlist', isInBar: true },
  { href: '/visits', label: 'My visits', isInBar: true },
  { href: '/enquiries', label: 'My enquiries', isInBar: true },
  { href: '/searches', label: 'Saved searches' },
  { href: '/properties/new', label: 'List your property' },
];

/** Areas in the order of a working day. */
const MEMBER: readonly WorkArea[] = [
  { href: '/dashboard', label: 'Today', isInBar: true },
  { href: '/dashboard/checks', label: 'Checks', isForValidators: true },
  { href: '/dashboard/leads', label: 'Leads', count: 'leads', record: 'This lead', isInBar: true },
  {
    href: '/dashboard/properties',
    label: 'My properties',
    also: ['/properties/new', '/properties/edit', '/dashboard/letters'],
    record: 'This listing',
    isInBar: true,
    pages: [
      { href: '/properties/new', label: 'Add Property' },
      { href: '/dashboard/properties/message', label: 'From a message' },
      { href: '/dashboard/properties/import', label: 'Import listings' },
      { href: '/dashboard/letters', label: 'Letters to owners' },
    ],
  },
  {
    href: '/dashboard/clients',
    label: 'Clients',
    record: 'This client',
    isForBrokers: true,
    isInBar: true,
    pages: [
      { href: '/dashboard/clients/tours', label: 'Tours' },
      { href: '/dashboard/clients/import', label: 'Import clients' },
    ],
  },
  { href: '/dashboard/visits', label: 'Visits', count: 'visits', isInBar: true },
  { href: '/dashboard/calendar', label: 'Calendar' },
  {
    href: '/dashboard/deals',
    label: 'Deals',
    record: 'This deal',
    pages: [
      { href: '/dashboard/deals/new', label: 'Start a deal' },
      { href: '/dashboard/deals/co-broking', label: 'Co-broking', isForBrokers: true },
      { href: '/dashboard/deals/invoices', label: 'Invoices' },
      { href: '/dashboard/deals/summary', label: 'Half-yearly summary' },
    ],
  },
  {
    href: '/dashboard/team',
    label: 'Team',
    also: ['/dashboard/api', '/dashboard/archive'],
    pages: [
      { href: '/dashboard/team/answers', label: 'Who answers' },
      { href: '/dashboard/api', label: 'API and webhooks' },
      { href: '/dashboard/api/deliveries', label: 'Deliveries' },
      { href: '/dashboard/archive', label: 'Export all data' },
    ],
  },
];

const OFFICE: readonly WorkArea[] = [
  { href: '/admin/admindashboard', label: 'Dashboard', isInBar: true },
  {
    href: '/admin/enquiries',
    label: 'Enquiries',
    also: ['/admin/contactform'],
    count: 'enquiries',
    isInBar: true,
    pages: [{ href: '/admin/contactform', label: 'Enter an enquiry', needs: 'enquiries' }],
  },
  {
    href: '/admin/properties',
    label: 'Properties',
    also: ['/properties/edit'],
    record: 'This listing',
    isInBar: true,
    pages: [
      { href: '/admin/properties?view=queue', label: 'Queue', count: 'queue' },
      { href: '/admin/properties/new', label: 'Add Property', needs: 'listings' },
      { href: '/admin/properties/import', label: 'Import listings', needs: 'moderate' },
      { href: '/admin/properties/bulk', label: 'Bulk decisions', needs: 'moderate' },
      { href: '/admin/properties/reasons', label: 'Reasons', needs: 'moderate' },
      { href: '/admin/adverts', label: 'Adverts', needs: 'audit' },
    ],
  },
  {
    href: '/admin/contactlist',
    label: 'Contacts',
    also: ['/admin/contacts'],
    record: 'Person',
    pages: [
      { href: '/admin/contacts/new', label: 'Add contact', needs: 'contacts' },
      { href: '/admin/contacts/import', label: 'Import contacts', needs: 'contacts' },
      { href: '/admin/contacts/duplicates', label: 'Possible duplicates', needs: 'contacts' },
    ],
  },
  {
    href: '/admin/calendar',
    label: 'Calendar',
    count: 'tasks',
    isInBar: true,
    pages: [
      { href: '/admin/tasks', label: 'Tasks', count: 'tasks' },
      { href: '/admin/visits', label: 'Visits' },
    ],
  },
  {
    href: '/admin/earnings',
    label: 'Deals',
    needs: 'earnings',
    pages: [{ href: '/admin/invoices', label: 'Invoices', needs: 'earnings' }],
  },
  {
    href: '/admin/useguesttracker',
    label: 'Guests',
    also: ['/admin/guestdetailsmodal'],
    pages: [
      { href: '/admin/guestanalytics', label: 'Analytics' },
      { href: '/admin/activities', label: 'Activity' },
      { href: '/admin/sources', label: 'Sources' },
      { href: '/admin/addresses', label: 'Addresses' },
    ],
  },
  { href: '/admin/users', label: 'Users', also: ['/admin/profile'], needs: 'staff' },
  { href: '/admin/channels', label: 'Channels', needs: 'settings' },
  {
    href: '/admin/settings',
    label: 'Settings',
    needs: 'settings',
    pages: [
      { href: '/admin/settings/rates', label: 'Rates and rules', needs: 'settings' },
      { href: '/admin/settings/language-model', label: 'Language model', needs: 'settings' },
      { href: '/admin/certificates', label: 'Certificates', needs: 'settings' },
      { href: '/admin/grievances', label: 'Grievances', needs: 'settings' },
      { href: '/admin/places', label: 'Places' },
      { href: '/admin/audit', label: 'Audit log', needs: 'audit' },
      { href: '/admin/data-map', label: 'Data map', needs: 'audit' },
    ],
  },
];

function profileOf({ id }: Worker): WorkArea {
  return {
    href: `/profile/${id}`,
    label: 'Profile',
    pages: [
      { href: `/profile/${id}/edit`, label: 'Edit profile' },
      { href: `/profile/${id}/security`, label: 'Privacy and security' },
    ],
  };
}

/** A person's areas with the pages that their role opens. An officer has a separate desk below the office's areas. */
export function areasFor(worker: Worker): WorkArea[] {
  if (worker.isBuyer) return [...BUYER, profileOf(worker)];
  const office = worker.role.toLowerCase() === 'admin' ? (worker.office ?? 'admin') : undefined;
  const isBroker = ['broker', 'admin'].includes(worker.role.toLowerCase());
  const isValidator = worker.role.toLowerCase() === 'validator';
  const isOpen = ({ isForBrokers }: WorkPage) => !isForBrokers || isBroker;
  const own = MEMBER.filter((area) => isOpen(area) && (!area.isForValidators || isValidator)).map((area) => ({
    ...area,
    ...(area.pages && { pages: area.pages.filter(isOpen) }),
  }));
  if (!office) return [...own, profileOf(worker)];
  const may = ({ needs = 'read' }: WorkPage) => OFFICE_PERMISSIONS[office].includes(needs);
  const areas = OFFICE.flatMap((area): WorkArea | WorkArea[] => {
    const pages = (area.pages ?? []).filter(may);
    // permitted pages of a forbidden area become areas
    return may(area) ? { ...area, pages } : pages;
  });
  const desk: WorkArea = { href: '/dashboard', label: 'My own work', pages: own.slice(1) };
  return [...areas, desk, profileOf(worker)];
}

const isBelow = (path: string, href: string) => path === href || path.startsWith(`${href}/`);
const startsOf = ({ href, also = [], pages = [] }: WorkArea): string[] => [
  href,
  ...also,
  ...pages.map((page) => page.href.split('?')[0] ?? ''),
];

/** A page's area, which has the longest address that begins the page's. */
export function areaAt(areas: readonly WorkArea[], path: string): WorkArea | undefined {
  const lengthAt = (area: WorkArea) =>
    Math.max(0, ...startsOf(area).map((start) => (isBelow(path, start) ? start.length : 0)));
  const [best] = areas.toSorted((a, b) => lengthAt(b) - lengthAt(a));
  return best && lengthAt(best) > 0 ? best : undefined;
}

export type WorkCrumb = { path: string; label?: Label; name?: string };

const RECORD = /^(.*\/[0-9a-f]{24})\/./;

/** The path from an area down to a page; empty for the area's own page. `title` names the page itself. */
export function crumbsTo(areas: readonly WorkArea[], path: string, title: string): WorkCrumb[] {
  const area = areaAt(areas, path);
  if (!area || path === area.href) return [];
  const pages = (area.pages ?? []).filter(({ href }) => path.startsWith(`${href}/`));
  const [, record] = RECORD.exec(path) ?? [];
  const isNamed =
    record && area.record && record !== area.href && !pages.some(({ href }) => isBelow(record, href));
  return [
    { path: area.href, label: area.label },
    ...pages.map(({ href, label }) => ({ path: href, label })),
    ...(isNamed ? [{ path: record, label: area.record as Label }] : []),
    { path, name: title },
  ];
}

/** True for pages with the side bar, which lack the footer for visitors. */
export const isWorkPath = (path: string): boolean =>
  ['/dashboard', '/admin', '/profile', '/properties/new', '/properties/edit'].some((start) =>
    isBelow(path, start),
  );
