import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { Types } from 'mongoose';
import { assertAccountStays, emailKeyOf } from '@/lib/accounts/users/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { consume, countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { DAY_MS } from '@/lib/platform/time/time';
import { teamRenamed } from '@/lib/teams/events';
import { bringAlong, handOver, takeOut, teamsWithRecordsOf } from '@/lib/teams/handover.mutations';
import { followRole } from '@/lib/teams/mutations';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { INVITATION_DAYS, MAX_TEAM_SIZE, MEMBERSHIP_MESSAGES as MESSAGES } from './constants';
import { findInvitation, getMemberRole, getTeam } from './data';
import type { MemberRoleDto, TeamDto } from './dto';
import { mailHeir, mailJoined, mailRemoved, mailTeamInvitation } from './mails';
import type { InviteInput, RoleInput, TeamInput } from './schema';

type Owner = Actor & { team: NonNullable<Actor['team']> };

/** Throws 'not_found' for people without a team, 'forbidden' for other members. */
function requireOwner(actor: Actor): asserts actor is Owner {
  if (!actor.team) throw notFound(MESSAGES.noTeam);
  if (actor.team.role !== 'owner') throw new AppError('forbidden', MESSAGES.ownersOnly);
}

const audit = (by: Actor, team: string, details: Record<string, string>) =>
  recordAudit({ action: 'team.write', by, target: { type: 'team', id: team }, details });

const nameOf = async (team: string) => (await Team.findById(team, { name: 1 }).lean())?.name ?? '';

/** Creates a firm with the broker as its owner. The broker's records move into it. */
export async function createTeam(actor: Actor, input: TeamInput): Promise<{ id: string }> {
  if (actor.team) throw new AppError('conflict', 'You’re already in a team. Leave it first');
  await assertAccountStays(actor.userId);
  const _id = new Types.ObjectId();
  await Team.create({ _id, ...input });
  const joined = await User.updateOne(
    { _id: actor.userId, team: null },
    { $set: { team: _id, teamRole: 'owner' } },
  );
  if (joined.modifiedCount === 0) {
    await Team.deleteOne({ _id });
    throw new AppError('conflict', 'You’re already in a team. Leave it first');
  }
  await bringAlong(actor.userId, String(_id));
  await audit(actor, String(_id), { created: input.name });
  return { id: String(_id) };
}

/** Rejects with 'conflict' and the stored team if another owner has saved it since. */
export async function updateTeam(
  actor: Actor,
  { __v, ...input }: TeamInput & { __v?: number | undefined },
): Promise<TeamDto> {
  requireOwner(actor);
  const { id } = actor.team;
  const { name, reraAgentNumber = '', ...more } = input;
  const fields = Object.entries({ reraAgentNumber, ...more });
  const given = Object.fromEntries(fields.filter(([, value]) => value));
  const emptied = Object.fromEntries(fields.flatMap(([field, value]) => (value === '' ? [[field, 1]] : [])));
  await writeVersion(
    Team,
    { _id: id },
    { $set: { name, ...given }, $unset: emptied },
    { version: __v, current: () => getTeam(id), missing: MESSAGES.noTeam },
  );
  await teamRenamed.emit(id);
  await audit(actor, id, { name });
  const saved = await getTeam(id);
  if (!saved) throw notFound(MESSAGES.noTeam);
  return saved;
}

const teamIsFull = () =>
  new AppError(
    'conflict',
    messageWith('A team has at most {max} members and invitations', { max: MAX_TEAM_SIZE }),
  );

/** Invites an address, or renews its invitation with a new link and role. Does not reveal whether the address has an account. */
export async function invite(actor: Actor, { email, role }: InviteInput): Promise<{ id: string }> {
  requireOwner(actor);
  const team = new Types.ObjectId(actor.team.id);
  const emailKey = emailKeyOf(email);
  if (await User.exists({ team, emailKey }))
    throw fieldError('invalid', 'email', 'This person is already a member');
  const [members, open] = await Promise.all([
    User.countDocuments({ team }),
    TeamInvitation.countDocuments({ team, emailKey: op.not(emailKey) }),
  ]);
  if (members + open >= MAX_TEAM_SIZE) throw teamIsFull();
  await consume('mailAddress', actor.userId);
  await countUninvitedMail(emailKey);
  const token = newToken();
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  const before = await TeamInvitation.exists({ team, emailKey });
  const row = await TeamInvitation.findOneAndUpdate(
    { team, emailKey },
    { $set: { email, role, tokenHash: hashSecret(token), invitedBy: actor.userId, expiresAt } },
    { upsert: true, returnDocument: 'after', runValidators: true },
  ).lean();
  // counted afterwards, so that simultaneous invitations can't exceed the limit
  if (!before && members + (await TeamInvitation.countDocuments({ team })) > MAX_TEAM_SIZE) {
    await TeamInvitation.deleteOne({ team, emailKey });
    throw teamIsFull();
  }
  await audit(actor, actor.team.id, { invited: role });
  mailTeamInvitation({ email, by: actor, token, expiresAt }, await nameOf(actor.team.id), role);
  return { id: String(row?._id) };
}

export async function withdrawInvitation(actor: Actor, id: string): Promise<void> {
  requireOwner(actor);
  const { deletedCount } = await TeamInvitation.deleteOne({ _id: id, team: actor.team.id });
  if (deletedCount === 0) throw notFound('Invitation not found');
  await audit(actor, actor.team.id, { invitation: 'withdrawn' });
}

/**
 * Joins the team of an invitation. Only the account with the invited address can join, because the link proves the address. A buyer's or seller's account
 * becomes a broker's. A link works once.
 */
export async function join(actor: Actor, token: string): Promise<{ team: string }> {
  const invitation = await findInvitation(token);
  if (!invitation) throw notFound(MESSAGES.gone);
  const { _id, team, role, office, email, emailKey, invitedBy } = invitation;
  const account = await User.findById(actor.userId, { emailKey: 1, role: 1, team: 1, name: 1 }).lean();
  if (account?.emailKey !== emailKey)
    throw new AppError(
      'forbidden',
      messageWith('This invitation was sent to {email}. Sign in with that account', { email }),
    );
  await assertAccountStays(actor.userId);
  const lists = account.role === 'buyer' || account.role === 'seller';
  const becomes = office ? 'admin' : lists ? 'broker' : account.role;
  const { matchedCount } = await User.updateOne(
    // or the same team, to resume an interrupted attempt
    { _id: actor.userId, team: op.in([null, team]) },
    {
      $set: { team, teamRole: role, role: becomes, isVerified: true, ...(office && { officeRole: office }) },
    },
  );
  if (matchedCount === 0)
    throw new AppError(
      'conflict',
      'You are a member of another team. Leave it first, then open the link again',
    );
  await bringAlong(actor.userId, String(team));
  // read-only staff belong to no team
  if (office) await followRole(actor.userId, { role: 'admin', office }, String(invitedBy ?? actor.userId));
  await TeamInvitation.deleteOne({ _id });
  if (becomes !== account.role) {
    const target = { type: 'user', id: actor.userId };
    const details = { from: account.role, to: becomes, by: 'team', ...(office && { office }) };
    await recordAudit({ action: 'user.role-change', by: actor, target, details });
  }
  await audit(actor, String(team), { joined: role, member: actor.userId });
  const name = await nameOf(String(team));
  if (invitedBy) mailJoined(String(invitedBy), account.name, name);
  return { team: name };
}

/** Number of owners whose accounts are neither deactivated nor about to be erased. */
const activeOwners = (team: Types.ObjectId) =>
  User.countDocuments({ team, teamRole: 'owner', deactivatedAt: null, erasureRequestedAt: null });

async function memberOf(team: string, id: string) {
  const row = await User.findOne({ _id: id, team }, { name: 1, role: 1, teamRole: 1 }).lean();
  if (!row) throw notFound('Member not found');
  const isAgency = await Team.exists({ _id: team, isAgency: true });
  if (isAgency && row.role === 'admin') throw new AppError('conflict', MESSAGES.agencyAdmin);
  return { name: row.name, role: row.teamRole ?? ('assistant' as const) };
}

/** Rejects with 'conflict' and the stored role if another owner has changed it since. */
export async function changeRole(actor: Actor, id: string, { role, __v }: RoleInput): Promise<MemberRoleDto> {
  requireOwner(actor);
  const before = await memberOf(actor.team.id, id);
  const team = new Types.ObjectId(actor.team.id);
  const current = () => getMemberRole(String(team), id);
  await writeVersion(User, { _id: id, team }, { $set: { teamRole: role } }, { version: __v, current });
  if ((await activeOwners(team)) === 0) {
    await User.updateOne({ _id: id, team }, { $set: { teamRole: before.role } });
    throw new AppError('conflict', MESSAGES.lastOwner);
  }
  await audit(actor, actor.team.id, { member: id, role: `${before.role} → ${role}` });
  const saved = await current();
  if (!saved) throw notFound('Member not found');
  return saved;
}

/**
 * Ends a membership, whether the member leaves or is removed. Access ends with the next request, and the member's records move to `to`. The last member keeps
 * the records, and the team is dissolved.
 */
export async function endMembership(actor: Actor, id: string, to: string | undefined): Promise<void> {
  const isSelf = id === actor.userId;
  if (!isSelf) requireOwner(actor);
  if (!actor.team) throw notFound(MESSAGES.noTeam);
  const team = new Types.ObjectId(actor.team.id);
  const { name, role } = await memberOf(actor.team.id, id);
  if (!(await User.exists({ team, _id: op.not(id) }))) return endTeam(actor, team);
  if (!to || to === id || !(await User.exists({ _id: to, team, deactivatedAt: null })))
    throw fieldError('invalid', 'to', MESSAGES.chooseHeir);
  await User.updateOne({ _id: id, team }, { $unset: { team: 1, teamRole: 1 } });
  // counts afterwards, so that two owners cannot remove each other
  if ((await activeOwners(team)) === 0) {
    await User.updateOne({ _id: id, team: null }, { $set: { team, teamRole: role } });
    throw new AppError('conflict', MESSAGES.lastOwner);
  }
  await handOver(String(team), id, to);
  await audit(actor, String(team), { [isSelf ? 'left' : 'removed']: id, to });
  const firm = await nameOf(String(team));
  if (!isSelf) mailRemoved(id, firm);
  if (to !== actor.userId) mailHeir(to, name, firm);
}

async function endTeam(actor: Actor, team: Types.ObjectId): Promise<void> {
  if (await Team.exists({ _id: team, isAgency: true })) throw new AppError('conflict', MESSAGES.lastOwner);
  await TeamInvitation.deleteMany({ team });
  await takeOut(String(team), actor.userId);
  await User.updateOne({ _id: actor.userId, team }, { $unset: { team: 1, teamRole: 1 } });
  await Team.deleteOne({ _id: team });
  await audit(actor, String(team), { ended: 'team' });
}

/** The member who takes over from a closing account, preferably an active owner. */
async function heirOf(team: Types.ObjectId, leaving: string): Promise<string | undefined> {
  const others = { team, _id: op.not(leaving), deactivatedAt: null, erasureRequestedAt: null };
  const owner = await User.findOne({ ...others, teamRole: 'owner' }, { _id: 1 })
    .sort({ name: 1 })
    .lean();
  const heir = owner ?? (await User.findOne(others, { _id: 1 }).sort({ name: 1 }).lean());
  return heir ? String(heir._id) : undefined;
}

/**
 * Removes an account from its team before erasure, with an owner as successor. Rejects with 'conflict' for the last owner of a team with other members. The
 * last member's records are erased with the account.
 */
export async function leaveForErasure(actor: Actor): Promise<void> {
  if (!actor.team) return;
  const team = new Types.ObjectId(actor.team.id);
  const heir = await heirOf(team, actor.userId);
  if (!heir) return endTeam(actor, team);
  if (!(await User.exists({ _id: heir, teamRole: 'owner' })))
    throw new AppError('conflict', MESSAGES.lastOwner);
  await User.updateOne({ _id: actor.userId, team }, { $unset: { team: 1, teamRole: 1 } });
  await handOver(String(team), actor.userId, heir);
  await audit(actor, String(team), { left: actor.userId, to: heir });
  mailHeir(heir, actor.name, await nameOf(String(team)));
}

/** Erases a person from all teams, including names in team records and invitations to their address. */
export async function eraseMembership({ id, email }: { id: string; email: string }): Promise<void> {
  await User.updateOne({ _id: id }, { $unset: { team: 1, teamRole: 1 } });
  for (const team of await teamsWithRecordsOf(id)) {
    const heir = await heirOf(team, id);
    if (heir) await handOver(String(team), id, heir);
    else await takeOut(String(team), id);
  }
  await TeamInvitation.deleteMany({ emailKey: emailKeyOf(email) });
  await RoleChange.deleteMany({ user: id });
  await TeamInvitation.updateMany({ invitedBy: id }, { $unset: { invitedBy: 1 } });
}
