import type { TeamRole } from '@/lib/platform/auth/roles';

/** Maximum members and open invitations together, which leaves a Nagpur firm room to grow. */
export const MAX_TEAM_SIZE = 60;
export const INVITATION_DAYS = 7;

export const TEAM_ROLE_LABELS = {
  owner: 'Owner',
  agent: 'Agent',
  assistant: 'Assistant',
} as const satisfies Record<TeamRole, string>;

/** Descriptions of TEAM_PERMISSIONS. */
export const TEAM_ROLE_HINTS = {
  owner: 'Manages members. Sees, edits, deletes and transfers everything, including every commission.',
  agent:
    'Sees and edits everything. Deletes, transfers and exports only their own records, and sees their own commissions.',
  assistant: 'Sees and edits everything. Cannot delete, transfer or export, and sees no commissions.',
} as const satisfies Record<TeamRole, string>;

export const JOIN_NOTICE =
  'Everything you have listed and entered so far comes with you and becomes the team’s, so all members see it. When you leave, it stays with the team.';

export const MEMBERSHIP_MESSAGES = {
  noTeam: 'You are not a member of a team',
  ownersOnly: 'Only an owner of the team can do this',
  gone: 'This invitation has expired or was withdrawn. Please ask for a new one',
  lastOwner: 'A team needs an owner. Make another member its owner first',
  agencyAdmin: 'Admins belong to the agency’s team. Change the role of the account first',
  chooseHeir: 'Choose who takes over the listings, leads and deals',
} as const;
