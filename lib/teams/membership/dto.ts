import type { OfficeRole, TeamRole } from '@/lib/platform/auth/roles';

export type TeamDto = {
  id: string;
  name: string;
  reraAgentNumber: string;
  /** on its prints and pages; empty while each broker has their own */
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
  /** owned by this member, without the bin */
  listings: number;
  isSelf: boolean;
  /** an admin's membership of the agency follows from the account's role */
  isFixed: boolean;
  __v: number;
};

/** The fields that two owners may change at once. */
export type MemberRoleDto = Pick<MemberDto, 'id' | 'role' | '__v'>;

export type InvitationDto = { id: string; email: string; role: TeamRole; expiresAt: string };

/** The data of `/dashboard/team`. `invitations` only for owners. */
export type TeamPageDto = {
  team: TeamDto;
  role: TeamRole;
  members: MemberDto[];
  invitations: InvitationDto[];
};

/** An invitation as its link shows it. */
export type JoinDto = {
  team: string;
  role: TeamRole;
  office?: OfficeRole;
  email: string;
  invitedBy: string;
  expiresAt: string;
};
