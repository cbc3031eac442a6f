import { z } from 'zod';
import { type OfficeRole, TEAM_ROLES, type TeamRole } from '@/lib/platform/auth/roles';

export const teamDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  reraAgentNumber: z.string(),
  /** number on prints and pages; empty if each broker uses their own */
  phone: z.string(),
  color: z.string(),
  secondColor: z.string(),
  isAgency: z.boolean(),
  __v: z.number(),
});
export type TeamDto = z.infer<typeof teamDto>;

export const memberDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  /** listings owned by this member, without the bin */
  listings: z.number(),
  isSelf: z.boolean(),
  /** true for an admin of the agency, whose membership follows from the account's role */
  isFixed: z.boolean(),
  __v: z.number(),
});
export type MemberDto = z.infer<typeof memberDto>;

/** Fields that two owners can change simultaneously. */
export const memberRoleDto = memberDto.pick({ __v: true, id: true, role: true });
export type MemberRoleDto = z.infer<typeof memberRoleDto>;

export const invitationDto = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  expiresAt: z.string(),
});
export type InvitationDto = z.infer<typeof invitationDto>;

export const teamPageDto = z.strictObject({
  team: teamDto,
  role: z.enum(TEAM_ROLES),
  members: z.array(memberDto),
  invitations: z.array(invitationDto),
});
export type TeamPageDto = z.infer<typeof teamPageDto>;

export type JoinDto = {
  team: string;
  role: TeamRole;
  office?: OfficeRole;
  email: string;
  invitedBy: string;
  expiresAt: string;
};
