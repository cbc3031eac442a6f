import 'server-only';
import { Types } from 'mongoose';
import { hashSecret } from '@/lib/platform/auth/session';
import { op } from '@/lib/platform/db/operators';
import { byName } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { listingCounts } from '@/lib/teams/providers';
import type { Member } from '@/lib/teams/rules';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import type { InvitationDto, JoinDto, MemberRoleDto, TeamDto, TeamPageDto } from './dto';

async function listInvitations(team: Types.ObjectId, now: Date): Promise<InvitationDto[]> {
  const rows = await TeamInvitation.find({ team, office: null, expiresAt: op.gt(now) })
    .sort({ createdAt: -1 })
    .lean();
  return rows.map(({ _id, email, role, expiresAt }) => ({
    id: String(_id),
    email,
    role,
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function getTeam(id: string): Promise<TeamDto | undefined> {
  const row = await Team.findById(id).lean();
  if (!row) return undefined;
  return {
    id,
    name: row.name,
    reraAgentNumber: row.reraAgentNumber ?? '',
    phone: row.phone ?? '',
    color: row.color ?? '',
    secondColor: row.secondColor ?? '',
    isAgency: row.isAgency === true,
    __v: row.__v ?? 0,
  };
}

export async function getMemberRole(team: string, id: string): Promise<MemberRoleDto | undefined> {
  const row = await User.findOne({ _id: id, team }, { teamRole: 1, __v: 1 }).lean<{
    teamRole?: MemberRoleDto['role'];
    __v?: number;
  }>();
  return row ? { id, role: row.teamRole ?? 'assistant', __v: row.__v ?? 0 } : undefined;
}

export async function getTeamPage(
  actor: Member,
  language: Language = 'en',
  now = new Date(),
): Promise<TeamPageDto | undefined> {
  if (!actor.team) return undefined;
  const id = new Types.ObjectId(actor.team.id);
  const { role } = actor.team;
  const [team, users, [listings], invitations] = await Promise.all([
    getTeam(String(id)),
    User.find({ team: id }, { name: 1, email: 1, role: 1, teamRole: 1, __v: 1 }).lean(),
    listingCounts.ask(String(id)),
    role === 'owner' ? listInvitations(id, now) : [],
  ]);
  if (!team) return undefined;
  const { isAgency } = team;
  const members = users.map((user) => ({
    id: String(user._id),
    name: user.name,
    email: user.email,
    role: user.teamRole ?? 'assistant',
    listings: listings?.get(String(user._id)) ?? 0,
    isSelf: String(user._id) === actor.userId,
    isFixed: isAgency && user.role === 'admin',
    __v: user.__v ?? 0,
  }));
  members.sort(byName(language));
  return {
    team,
    role,
    members,
    invitations,
  };
}

/** The stored invitation behind a link. Rejects expired, withdrawn, used and guessed links alike. */
export async function findInvitation(token: string, now = new Date()) {
  return TeamInvitation.findOne({
    tokenHash: hashSecret(token),
    expiresAt: op.gt(now),
  }).lean();
}

export async function readInvitation(token: string, now = new Date()): Promise<JoinDto | undefined> {
  const row = await findInvitation(token, now);
  if (!row) return undefined;
  const [team, by] = await Promise.all([
    Team.findById(row.team, { name: 1 }).lean(),
    User.findById(row.invitedBy, { name: 1 }).lean(),
  ]);
  if (!team) return undefined;
  const { role, office, email, expiresAt } = row;
  return {
    team: team.name,
    role,
    ...(office && { office }),
    email,
    invitedBy: by?.name ?? team.name,
    expiresAt: expiresAt.toISOString(),
  };
}

/** An account's team and invitations to its confirmed address, for the export. */
export async function exportMembership(userId: string, emailKey: string | undefined) {
  const user = await User.findById(userId, { team: 1, teamRole: 1 }).lean();
  const [team, invitations, roleChanges] = await Promise.all([
    user?.team ? Team.findById(user.team, { _id: 0, name: 1, reraAgentNumber: 1 }).lean() : null,
    TeamInvitation.find(
      { $or: [{ invitedBy: userId }, ...(emailKey ? [{ emailKey }] : [])] },
      { _id: 0, email: 1, role: 1, createdAt: 1, expiresAt: 1 },
    ).lean(),
    RoleChange.find({ user: userId }, { _id: 0, from: 1, to: 1, createdAt: 1 })
      .sort({ createdAt: -1 })
      .lean(),
  ]);
  return { team: team && { ...team, role: user?.teamRole }, invitations, roleChanges };
}
