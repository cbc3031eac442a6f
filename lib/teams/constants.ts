import type { TeamRole } from '@/lib/platform/auth/roles';

export const MAX_TEAM_NAME_LENGTH = 80;

/** Which records of the team an action reaches: every one, those in the member's own name, or none. */
type Reach = 'all' | 'own' | 'none';

/** What each role may do with the records of its team: listings, leads, visits, clients and deals alike. */
export const TEAM_PERMISSIONS = {
  /** see them, in lists and one by one */
  read: { owner: 'all', agent: 'all', assistant: 'all' },
  /** write to them: facts, states, notes, replies, dates */
  edit: { owner: 'all', agent: 'all', assistant: 'all' },
  delete: { owner: 'all', agent: 'own', assistant: 'none' },
  /** put them into another member's name */
  transfer: { owner: 'all', agent: 'own', assistant: 'none' },
  /** see and change what is earned with them */
  commission: { owner: 'all', agent: 'own', assistant: 'none' },
  /** take them away as a file */
  export: { owner: 'all', agent: 'own', assistant: 'none' },
} as const satisfies Record<string, Record<TeamRole, Reach>>;

export type TeamAction = keyof typeof TEAM_PERMISSIONS;

/** The reply to a member who may see a record, but not do this to it. */
export const ROLE_DENIES = 'Your role in the team does not allow this. Please ask its owner';
