import type { Permission } from '@/lib/platform/auth/permissions';

export const LIST_PAGES = {
  enquiries: { path: '/admin/enquiries', title: 'Enquiries', needs: 'read' },
  properties: { path: '/admin/properties', title: 'Property List', needs: 'read' },
  contacts: { path: '/admin/contactlist', title: 'Contact List', needs: 'read' },
  duplicates: { path: '/admin/contacts/duplicates', title: 'Possible duplicates', needs: 'read' },
  users: { path: '/admin/users', title: 'Users', needs: 'staff' },
  audit: { path: '/admin/audit', title: 'Audit log', needs: 'audit' },
  guests: { path: '/admin/useguesttracker', title: 'Guest Tracking Dashboard', needs: 'read' },
  analytics: { path: '/admin/guestanalytics', title: 'Guest User Analytics', needs: 'read' },
  activities: { path: '/admin/activities', title: 'Activity', needs: 'read' },
  sources: { path: '/admin/sources', title: 'Sources', needs: 'read' },
  addresses: { path: '/admin/addresses', title: 'Addresses', needs: 'read' },
  places: { path: '/admin/places', title: 'Places', needs: 'read' },
  'bulk-decisions': { path: '/admin/properties/bulk', title: 'Bulk decisions', needs: 'read' },
  deals: { path: '/admin/earnings', title: 'Deals and commissions', needs: 'earnings' },
  tasks: { path: '/admin/tasks', title: 'Tasks', needs: 'read' },
  visits: { path: '/admin/visits', title: 'Visits', needs: 'read' },
} satisfies Record<string, ListPage>;
export type ListKey = keyof typeof LIST_PAGES;
/** The lists of the office, which can each be saved as a view, printed and exported. */
export const LIST_KEYS = Object.keys(LIST_PAGES) as ListKey[];

type ListPage = { path: string; title: string; needs: Permission };

export const MAX_VIEW_NAME = 60;
/** Maximum views per list, for a person and for the office. */
export const MAX_VIEWS = 20;

/** Maximum rows of a print; larger lists are exported as a file. */
export const MAX_PRINTED_ROWS = 1000;
