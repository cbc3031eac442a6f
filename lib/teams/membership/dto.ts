import type { OfficeRole, TeamRole } from '@/lib/platform/auth/roles';

export type TeamDto = {
  id: string;
  name: string;
  reraAgentNumber: string;
  /** on its prints and pages; empty if each broker uses their own */
  phone: string;
  color: string;
  secondColor: string;
  isAgency: boolean;
  __v: number;
};

export type MemberDto = {
  id: string;
  name: string;
  email: string;
  role: TeamRole;
  /** number of listings owned by this member, without the bin */
  listings: number;
  isSelf: boolean;
  /** true for an admin of the agency, whose membership follows from the account's role */
  isFixed: boolean;
  __v: number;
};

/** The fields that two owners may change simultaneously. */
export type MemberRoleDto = Pick<MemberDto, 'id' | 'role' | '__v'>;

export type InvitationDto = { id: string; email: string; role: TeamRole; expiresAt: string };

/** The data of `/dashboard/team`; `invitations` only for owners. */
export type TeamPageDto = {
  team: TeamDto;
  role: TeamRole;
  members: MemberDto[];
  invitations: InvitationDto[];
};

/** An invitation as shown behind its link. */
export type JoinDto = {
  team: string;
  role: TeamRole;
  office?: OfficeRole;
  email: string;
  invitedBy: string;
  expiresAt: string;
};
