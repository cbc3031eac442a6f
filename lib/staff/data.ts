import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { RoleChange } from '@/models/role-change';
import { TeamInvitation } from '@/models/team-invitation';
import { standingLabel } from './constants';
import type { RoleUndoDto, StaffInvitationDto } from './dto';

/** Open invitations into the office, the newest first. */
export async function listStaffInvitations(now = new Date()): Promise<StaffInvitationDto[]> {
  await connectDb();
  const rows = await TeamInvitation.find({ office: trusted({ $ne: null }), expiresAt: trusted({ $gt: now }) })
    .sort({ createdAt: -1 })
    .limit(100)
    .lean();
  return rows.flatMap(({ _id, email, office, expiresAt }) =>
    office ? [{ id: String(_id), email, office, expiresAt: expiresAt.toISOString() }] : [],
  );
}

/** The change that can still be taken back, of several the last one. */
export async function lastRoleChange(user: string, now = new Date()) {
  await connectDb();
  const open = { user, mail: 'waiting' as const, undoUntil: trusted({ $gt: now }) };
  return RoleChange.findOne(open).sort({ createdAt: -1 }).lean();
}

export async function getRoleUndo(user: string): Promise<RoleUndoDto | undefined> {
  const row = await lastRoleChange(user);
  if (!row) return undefined;
  const label = (one: typeof row.from) => standingLabel({ role: one.role, office: one.office ?? undefined });
  return { from: label(row.from), to: label(row.to), until: row.undoUntil.toISOString() };
}
