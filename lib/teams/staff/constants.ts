import type { OfficeRole, UserRole } from '@/lib/platform/auth/roles';

/** Minutes for which a role change can be undone and its mail is held. */
export const ROLE_UNDO_MINUTES = 10;

export const OFFICE_ROLE_LABELS: Record<OfficeRole, string> = {
  admin: 'Admin',
  moderator: 'Moderator',
  agent: 'Agent',
  accountant: 'Accountant',
  'read-only': 'Read-only',
};

export const USER_ROLE_LABELS: Record<UserRole, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  broker: 'Broker',
  admin: 'Admin',
  validator: 'Validator',
};

/** Descriptions of the roles in lib/platform/auth/permissions.ts. */
export const OFFICE_ROLE_HINTS: Record<OfficeRole, string> = {
  admin: 'Can do everything, including giving roles, opening identity numbers and changing the settings.',
  moderator: 'Decides on listings, edits them, replies to enquiries and maintains places.',
  agent: 'Replies to enquiries, maintains contacts, and adds and edits listings, which then wait for review.',
  accountant: 'Sees the agency’s deals, commissions and invoices, and nothing else. Can’t change anything.',
  'read-only':
    'Sees everything except accounts and settings, including deals, commissions and the audit log. Can’t change anything.',
};

export const STAFF_MESSAGES = {
  own: 'Another admin has to change your role, so that there is always one left',
  noLonger: 'Your own role was changed in the meantime, so nothing was done',
  changed: 'The role has changed in the meantime. Please reload the page',
  late: 'It can no longer be undone, because the person has been notified',
  member: 'This person already works here. Change their account’s role instead',
} as const;

/** The label of a role: the office role for staff, else the account's. */
export const standingLabel = ({
  role,
  office,
}: {
  role: UserRole;
  office?: OfficeRole | undefined;
}): string => (role === 'admin' ? `office: ${OFFICE_ROLE_LABELS[office ?? 'admin']}` : role);
