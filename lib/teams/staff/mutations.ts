import 'server-only';
import { profileChanged } from '@/lib/accounts/events';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { type RoleAssignment, setRole } from '@/lib/accounts/users/mutations';
import type { ChangeEntry } from '@/lib/platform/audit/dto';
import { assertUnchanged, changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { isStillPermitted } from '@/lib/platform/auth/data';
import { deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { consume, countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { INVITATION_DAYS } from '@/lib/teams/membership/constants';
import { agencyTeam, followRole, TEAM_ROLE_OF } from '@/lib/teams/mutations';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { STAFF_MESSAGES as MESSAGES, ROLE_UNDO_MINUTES, standingLabel } from './constants';
import { lastRoleChange } from './data';
import { mailStaffInvitation } from './mails';
import type { StaffInvite } from './schema';

const MISSING = 'User not found';
const isSame = (assignment: RoleAssignment, other: RoleAssignment) =>
  assignment.role === other.role && officeOf(assignment) === officeOf(other);
const officeOf = ({ role, office }: RoleAssignment) => (role === 'admin' ? (office ?? 'admin') : undefined);

type Move = { id: string; from: RoleAssignment; to: RoleAssignment; actor: AdminActor<'staff'> };

/**
 * Applies the consequences of a role change, which takes effect with the person's next request. Ends sessions if the account's role changes, because admins'
 * sessions are shorter. If two admins demote each other at once, both find afterwards that they are no longer admins, and each reverts the other's demotion.
 */
async function afterMove({ id, from, to, actor }: Move, undone: boolean): Promise<void> {
  if (!(await isStillPermitted(actor.userId, 'staff'))) {
    await setRole(id, from);
    throw new AppError('forbidden', MESSAGES.noLonger);
  }
  await followRole(id, to, actor.userId);
  if (from.role !== to.role) await deleteSessionsOf(id);
  await profileChanged.emit({ userId: id });
  const label = (assignment: RoleAssignment) => officeOf(assignment) ?? assignment.role;
  await recordAudit({
    action: 'user.role-change',
    by: actor,
    target: { type: 'user', id },
    details: {
      from: from.role === to.role ? label(from) : from.role,
      to: from.role === to.role ? label(to) : to.role,
      ...(to.role === 'admin' && to.office && { office: to.office }),
      ...(undone && { undo: true }),
    },
  });
}

async function roleNow(id: string): Promise<RoleAssignment> {
  const row = await User.findOne({ _id: id, deactivatedAt: null }, { role: 1, officeRole: 1 }).lean();
  if (!row) throw notFound(MISSING);
  return { role: row.role, ...(row.officeRole && { office: row.officeRole }) };
}

/** Changes an account's role, within the office or outside it. The change can be undone for some minutes before the person is notified. */
export async function changeRole(
  actor: AdminActor<'staff'>,
  id: string,
  { seen, ...to }: RoleAssignment & { seen?: string | undefined },
): Promise<void> {
  if (actor.userId === id) throw new AppError('conflict', MESSAGES.own);
  const current = await roleNow(id);
  const refusal = {
    target: { type: 'user', id },
    actor,
    did: () => '{by} changed this role {ago}: {what}' as const,
    values: ({ details }: Pick<ChangeEntry, 'details'>) => ({ what: `${details.from} → ${details.to}` }),
    otherwise: MESSAGES.changed,
  };
  const isRoleChange = ({ action }: ChangeEntry) => action === 'user.role-change';
  await assertUnchanged({ ...refusal, seen: standingLabel(current), given: seen, counts: isRoleChange });
  // only one of two simultaneous changes applies
  const from = await setRole(id, to, current);
  if (!from) throw await changedMeanwhile({ ...refusal, seen: standingLabel(await roleNow(id)) });
  if (isSame(from, to)) return;
  await afterMove({ id, from, to, actor }, false);
  const undoUntil = new Date(Date.now() + ROLE_UNDO_MINUTES * MINUTE_MS);
  // after several changes in a row, the person gets a mail about the last one
  const replaceLast = async () => {
    await RoleChange.updateMany({ user: id, mail: 'waiting' }, { mail: 'none' });
    const expiresAt = new Date(undoUntil.getTime() + DAY_MS);
    await RoleChange.create({ user: id, by: actor.userId, from, to, undoUntil, expiresAt });
  };
  // an index allows one pending change, so the second of two simultaneous ones replaces the first
  await replaceLast().catch((error: unknown) =>
    isDuplicateKey(error) ? replaceLast() : Promise.reject(error),
  );
}

/** Undoes the last change while the mail about it is held. */
export async function undoRoleChange(actor: AdminActor<'staff'>, id: string): Promise<void> {
  if (actor.userId === id) throw new AppError('conflict', MESSAGES.own);
  const last = await lastRoleChange(id);
  const taken =
    last && (await RoleChange.findOneAndUpdate({ _id: last._id, mail: 'waiting' }, { mail: 'none' }).lean());
  if (!taken) throw new AppError('conflict', MESSAGES.late);
  const plain = (item: typeof taken.from): RoleAssignment => ({
    role: item.role,
    ...(item.office && { office: item.office }),
  });
  const [from, to] = [plain(taken.to), plain(taken.from)];
  const stored = from.role === 'admin' ? { role: from.role, office: from.office ?? 'admin' } : from;
  const before = await setRole(id, to, stored as RoleAssignment);
  if (!before) throw new AppError('conflict', MESSAGES.changed);
  await afterMove({ id, from, to, actor }, true);
}

/** Invites a person to the office by mail, or renews the invitation. The role applies once they accept. */
export async function inviteStaff(
  actor: AdminActor<'staff'>,
  { email, office }: StaffInvite,
): Promise<{ id: string }> {
  const emailKey = emailKeyOf(email);
  if (await User.exists({ emailKey, role: 'admin' })) throw fieldError('invalid', 'email', MESSAGES.member);
  await consume('mailAddress', actor.userId);
  await countUninvitedMail(emailKey);
  const token = newToken();
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  const role = TEAM_ROLE_OF[office] ?? 'assistant';
  const row = await TeamInvitation.findOneAndUpdate(
    { team: await agencyTeam(), emailKey },
    { $set: { email, role, office, tokenHash: hashSecret(token), invitedBy: actor.userId, expiresAt } },
    { upsert: true, returnDocument: 'after', runValidators: true },
  ).lean();
  await recordAudit({ action: 'team.write', by: actor, details: { invited: `office: ${office}` } });
  mailStaffInvitation({ email, by: actor, token, expiresAt }, office);
  return { id: String(row?._id) };
}

export async function withdrawStaffInvitation(actor: AdminActor<'staff'>, id: string): Promise<void> {
  const { deletedCount } = await TeamInvitation.deleteOne({ _id: id, office: op.not(null) });
  if (deletedCount === 0) throw notFound('Invitation not found');
  await recordAudit({ action: 'team.write', by: actor, details: { invitation: 'withdrawn' } });
}
