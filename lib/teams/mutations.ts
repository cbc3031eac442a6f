import 'server-only';
import { Types } from 'mongoose';
import { type OfficeMember, officeRoleOf } from '@/lib/platform/auth/permissions';
import type { OfficeRole, TeamRole } from '@/lib/platform/auth/roles';
import { site } from '@/lib/settings/data';
import { agencyTeamReady } from '@/lib/teams/events';
import { bringAlong, handOver } from '@/lib/teams/handover.mutations';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';

/** The consultancy's own team, created on first use. */
export async function agencyTeam(): Promise<Types.ObjectId> {
  const { name } = await site();
  const row = await Team.findOneAndUpdate(
    { isAgency: true },
    { $setOnInsert: { name: name.slice(0, 80) } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return row?._id ?? new Types.ObjectId();
}

/** Team role for each office role. Read-only staff do not belong to the agency's team. */
export const TEAM_ROLE_OF: Record<OfficeRole, TeamRole | undefined> = {
  admin: 'owner',
  moderator: 'assistant',
  agent: 'agent',
  accountant: undefined,
  'read-only': undefined,
};

async function addStaff(id: string, team: Types.ObjectId, teamRole: TeamRole): Promise<void> {
  const staff = { _id: id, role: 'admin' as const };
  await User.updateOne({ ...staff, team }, { $set: { teamRole } }, { timestamps: false });
  const { modifiedCount } = await User.updateOne(
    { ...staff, team: null },
    { $set: { team, teamRole } },
    { timestamps: false },
  );
  if (modifiedCount > 0) await bringAlong(id, String(team));
}

/**
 * Makes the agency a team of its staff, owned by its admins. The team takes over the staff's listings and those without an owner. Runs at
 * every start and keeps existing state.
 */
export async function prepareAgencyTeam(): Promise<void> {
  const team = await agencyTeam();
  const staff = await User.find({ role: 'admin', team: null }, { officeRole: 1 }).lean();
  for (const { _id, officeRole } of staff) {
    const teamRole = TEAM_ROLE_OF[officeRole ?? 'admin'];
    if (teamRole) await addStaff(String(_id), team, teamRole);
  }
  await agencyTeamReady.emit(String(team));
}

/** Adds new staff to the agency's team and removes former staff after a role change. */
export async function followRole(id: string, member: OfficeMember, heir: string): Promise<void> {
  const team = await agencyTeam();
  const office = officeRoleOf(member);
  const teamRole = office && TEAM_ROLE_OF[office];
  if (teamRole) return addStaff(id, team, teamRole);
  const { modifiedCount } = await User.updateOne({ _id: id, team }, { $unset: { team: 1, teamRole: 1 } });
  if (modifiedCount > 0) await handOver(String(team), id, heir);
}
