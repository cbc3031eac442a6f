import 'server-only';
import type { Types } from 'mongoose';
import { READERS } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { standingLabel } from './constants';
import type { RoleUndoDto, StaffInvitationDto } from './dto';

/** Pending office invitations, newest first. */
export async function listStaffInvitations(now = new Date()): Promise<StaffInvitationDto[]> {
  const rows = await TeamInvitation.find({ office: op.not(null), expiresAt: op.gt(now) })
    .sort({ createdAt: -1 })
    .limit(100)
    .lean();
  return rows.flatMap(({ _id, email, office, expiresAt }) =>
    office ? [{ id: String(_id), email, office, expiresAt: expiresAt.toISOString() }] : [],
  );
}

export async function lastRoleChange(user: string, now = new Date()) {
  const open = { user, mail: 'waiting' as const, undoUntil: op.gt(now) };
  return RoleChange.findOne(open).sort({ createdAt: -1 }).lean();
}

export async function getRoleUndo(user: string): Promise<RoleUndoDto | undefined> {
  const row = await lastRoleChange(user);
  if (!row) return undefined;
  const label = (item: typeof row.from) =>
    standingLabel({ role: item.role, office: item.office ?? undefined });
  return { from: label(row.from), to: label(row.to), until: row.undoUntil.toISOString() };
}

export type StaffMember = { id: string; name: string };

const WORKING = {
  role: 'admin' as const,
  officeRole: op.notIn(READERS),
  deactivatedAt: null,
};

/** Staff in order of joining. */
export async function listStaff(): Promise<StaffMember[]> {
  const rows = await User.find(WORKING, { name: 1 }).sort({ createdAt: 1 }).limit(100).lean();
  return rows.map(({ _id, name }) => ({ id: String(_id), name }));
}

/** Ids of all possible assignees. Records of anyone else count as unassigned. */
export async function staffIds(): Promise<Types.ObjectId[]> {
  return (await User.find(WORKING, { _id: 1 }).lean()).map(({ _id }) => _id);
}

/** True if all of them are possible assignees. */
export async function areStaff(ids: readonly string[]): Promise<boolean> {
  const all = [...new Set(ids)];
  return (await User.countDocuments({ ...WORKING, _id: op.in(all) })) === all.length;
}
