/** `validator` is given by an admin only; a guest is a session without an account, never a stored role (docs/spec.md#roles). */
export const USER_ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** What an account with the role `admin` is in the office; what each may do is in lib/platform/auth/permissions.ts. */
export const OFFICE_ROLES = ['admin', 'moderator', 'agent', 'read-only'] as const;

export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** What an account is in its team; what each may do is in lib/teams/constants.ts. */
export const TEAM_ROLES = ['owner', 'agent', 'assistant'] as const;

export type TeamRole = (typeof TEAM_ROLES)[number];
