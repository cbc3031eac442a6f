import type { OfficeRole, UserRole } from './roles';

/** Office permissions and their labels. An office role decides nothing else. */
export const PERMISSION_LABELS = {
  read: 'Open and read the admin area',
  listings: 'Add, change and import listings',
  moderate: 'Decide on listings, one by one or in bulk',
  enquiries: 'Reply to, assign and close enquiries; tasks and visits',
  contacts: 'Add, change, import and merge contacts',
  visitors: 'Erase visitors’ data',
  export: 'Export contacts, enquiries and addresses',
  earnings: 'See everyone’s deals and commissions, and the agency’s invoices',
  places: 'Change localities and landmarks',
  audit: 'Read the audit log',
  settings: 'Change settings and statutory rates',
  staff: 'Invite people, change roles, open profiles and identity numbers',
} as const;

export type Permission = keyof typeof PERMISSION_LABELS;

const ALL = Object.keys(PERMISSION_LABELS) as Permission[];

export const OFFICE_PERMISSIONS: Record<OfficeRole, readonly Permission[]> = {
  admin: ALL,
  moderator: ['read', 'listings', 'moderate', 'enquiries', 'places'],
  agent: ['read', 'listings', 'enquiries', 'contacts'],
  accountant: ['earnings'],
  'read-only': ['read', 'earnings', 'audit'],
};

export type OfficeMember = { readonly role: UserRole; readonly office?: OfficeRole | undefined };

/** The office role, or undefined for people who are not staff. An admin without one predates office roles. */
export const officeRoleOf = ({ role, office }: OfficeMember): OfficeRole | undefined =>
  role.toLowerCase() === 'admin' ? (office ?? 'admin') : undefined;

export const officeHome = (office: OfficeRole): string =>
  OFFICE_PERMISSIONS[office].includes('read') ? '/admin/admindashboard' : '/admin/earnings';

export function isPermitted(member: OfficeMember, permission: Permission): boolean {
  const office = officeRoleOf(member);
  return office !== undefined && OFFICE_PERMISSIONS[office].includes(permission);
}
