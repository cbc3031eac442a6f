import type { TeamRole } from '@/lib/platform/auth/roles';

export const MAX_TEAM_NAME_LENGTH = 80;

/** Which of the team's records an action covers: all, the member's own, or none. */
type Reach = 'all' | 'own' | 'none';

/** What each role may do with its team's records: listings, leads, visits, clients and deals alike. */
export const TEAM_PERMISSIONS = {
  /** view them, in lists and one by one */
  read: { owner: 'all', agent: 'all', assistant: 'all' },
  /** edit them: facts, states, notes, replies, dates */
  edit: { owner: 'all', agent: 'all', assistant: 'all' },
  delete: { owner: 'all', agent: 'own', assistant: 'none' },
  /** assign them to another member */
  transfer: { owner: 'all', agent: 'own', assistant: 'none' },
  /** view and change their earnings */
  commission: { owner: 'all', agent: 'own', assistant: 'none' },
  /** export them as a file */
  export: { owner: 'all', agent: 'own', assistant: 'none' },
} as const satisfies Record<string, Record<TeamRole, Reach>>;

export type TeamAction = keyof typeof TEAM_PERMISSIONS;

/** The refusal for a member who may see a record, but not do this to it. */
export const ROLE_DENIES = 'Your role in the team does not allow this. Please ask its owner';
