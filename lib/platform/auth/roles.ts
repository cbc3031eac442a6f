/** Roles of accounts. Only an admin can assign `validator`. A guest is a session without an account, and never a stored role (docs/spec/roles.md). */
export const USER_ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Normalizes a stored role, because roles are compared without regard to case. */
export const normalRole = (role: string): UserRole => role.toLowerCase() as UserRole;

/** The office roles of accounts with the role `admin`. Their permissions are in lib/platform/auth/permissions.ts. */
export const OFFICE_ROLES = ['admin', 'moderator', 'agent', 'accountant', 'read-only'] as const;

export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** Office roles that change nothing. Their accounts own no records and are assigned no work. */
export const READERS = ['accountant', 'read-only'] as const satisfies OfficeRole[];

/** The team roles of accounts. Their permissions are in lib/teams/rules.ts. */
export const TEAM_ROLES = ['owner', 'agent', 'assistant'] as const;

export type TeamRole = (typeof TEAM_ROLES)[number];
