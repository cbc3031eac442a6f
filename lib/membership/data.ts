import 'server-only';
import { Types, trusted } from 'mongoose';
import { hashSecret } from '@/lib/auth/session';
import { connectDb } from '@/lib/db';
import { byName } from '@/lib/language/collation';
import type { Language } from '@/lib/language/languages';
import type { Member } from '@/lib/team/rules';
import { Property } from '@/models/property';
import { RoleChange } from '@/models/role-change';
import { Team } from '@/models/team';
import { TeamInvitation } from '@/models/team-invitation';
import { User } from '@/models/user';
import type { InvitationDto, JoinDto, TeamPageDto } from './dto';

/** How many listings are in each member's name. */
async function countListings(team: Types.ObjectId): Promise<Map<string, number>> {
  const rows = await Property.aggregate<{ _id: unknown; n: number }>([
    { $match: { team, 'hidden.reason': { $ne: 'bin' } } },
    { $group: { _id: '$owner', n: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, n }) => [String(_id), n]));
}

async function listInvitations(team: Types.ObjectId, now: Date): Promise<InvitationDto[]> {
  const rows = await TeamInvitation.find({ team, office: null, expiresAt: trusted({ $gt: now }) })
    .sort({ createdAt: -1 })
    .lean();
  return rows.map(({ _id, email, role, expiresAt }) => ({
    id: String(_id),
    email,
    role,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** The actor's team with its members, or undefined for who is in none. */
export async function getTeamPage(
  actor: Member,
  language: Language = 'en',
  now = new Date(),
): Promise<TeamPageDto | undefined> {
  if (!actor.team) return undefined;
  await connectDb();
  const id = new Types.ObjectId(actor.team.id);
  const { role } = actor.team;
  const [team, users, listings, invitations] = await Promise.all([
    Team.findById(id).lean(),
    User.find({ team: id }, { name: 1, email: 1, role: 1, teamRole: 1 }).lean(),
    countListings(id),
    role === 'owner' ? listInvitations(id, now) : [],
  ]);
  if (!team) return undefined;
  const isAgency = team.isAgency === true;
  const members = users.map((user) => ({
    id: String(user._id),
    name: user.name,
    email: user.email,
    role: user.teamRole ?? 'assistant',
    listings: listings.get(String(user._id)) ?? 0,
    isSelf: String(user._id) === actor.userId,
    isFixed: isAgency && user.role === 'admin',
  }));
  members.sort(byName(language));
  const { name, reraAgentNumber } = team;
  return {
    team: { id: actor.team.id, name, reraAgentNumber: reraAgentNumber ?? '', isAgency },
    role,
    members,
    invitations,
  };
}

/** The stored invitation of a link; an expired one, one that was withdrawn or used, and a guess find nothing alike. */
export async function findInvitation(token: string, now = new Date()) {
  await connectDb();
  return TeamInvitation.findOne({
    tokenHash: hashSecret(token),
    expiresAt: trusted({ $gt: now }),
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

/** What the export of an account contains: its team, and the invitations to its confirmed address. */
export async function exportMembership(userId: string, emailKey: string | undefined) {
  await connectDb();
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
