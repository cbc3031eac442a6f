import 'server-only';
import type { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { ApiToken } from '@/models/platform/api-token';
import { OneTimeToken, type TOKEN_PURPOSES } from '@/models/platform/one-time-token';
import { Session, type SessionRow } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import type { SessionUser } from './dto';
import { isPermitted, type Permission } from './permissions';
import { normalRole, type OfficeRole, type TeamRole } from './roles';
import { API_TOKEN_ROLE, type ApiScope } from './scopes';

export type StoredSession = {
  id: string;
  guestID: string | undefined;
  lastSeenAt: Date;
  expiresAt: Date;
  factorAt: Date | undefined;
  user:
    | (SessionUser & {
        recordActivity: boolean;
        hasSecondFactor: boolean;
        secondFactorAskedAt?: Date;
        isPasswordShort: boolean;
      })
    | undefined;
};

type UserLean = Omit<SessionUser, 'id' | 'office' | 'team'> & {
  _id: Types.ObjectId;
  recordActivity: boolean;
  officeRole?: OfficeRole | null;
  team?: Types.ObjectId | null;
  teamRole?: TeamRole | null;
  hasSecondFactor?: boolean;
  secondFactorAskedAt?: Date;
  hasShortPassword?: boolean;
  hasPasskey?: boolean;
};

export const SESSION_USER_FIELDS = {
  name: 1,
  email: 1,
  phone: 1,
  role: 1,
  officeRole: 1,
  isVerified: 1,
  recordActivity: 1,
  language: 1,
  team: 1,
  teamRole: 1,
  hasSecondFactor: 1,
  secondFactorAskedAt: 1,
  hasShortPassword: 1,
  hasPasskey: 1,
} as const;

export const SESSION_FIELDS = ['user', 'guestID', 'expiresAt', 'factorAt'] as const;

type SessionLean = Pick<SessionRow, 'guestID' | 'lastSeenAt' | 'expiresAt' | 'factorAt'> & {
  _id: Types.ObjectId;
  user?: Types.ObjectId;
  person: UserLean[];
};

/** Reads the session row and its user's current state together, so that new roles, deletions and ended memberships take effect at once. */
export async function getStoredSession(idHash: string): Promise<StoredSession | undefined> {
  const [row] = await Session.aggregate<SessionLean>([
    { $match: { idHash } },
    { $project: { user: 1, guestID: 1, lastSeenAt: 1, expiresAt: 1, factorAt: 1 } },
    {
      $lookup: {
        from: User.collection.name,
        localField: 'user',
        foreignField: '_id',
        as: 'person',
        pipeline: [{ $match: { deactivatedAt: null } }, { $project: SESSION_USER_FIELDS }],
      },
    },
  ]);
  if (!row) return undefined;
  const base = {
    id: String(row._id),
    guestID: row.guestID ?? undefined,
    lastSeenAt: row.lastSeenAt,
    expiresAt: row.expiresAt,
    factorAt: row.factorAt ?? undefined,
  };
  if (!row.user) return row.guestID ? { ...base, user: undefined } : undefined;
  const [user] = row.person;
  if (!user) return undefined;
  return { ...base, user: toStoredUser(user) };
}

type StoredUser = NonNullable<StoredSession['user']>;

function toStoredUser(user: UserLean): StoredUser {
  const {
    _id,
    team,
    teamRole,
    officeRole,
    hasSecondFactor = false,
    hasShortPassword,
    hasPasskey,
    ...rest
  } = user;
  const isPasswordShort = hasShortPassword === true && hasPasskey !== true;
  const membership = team && teamRole && { team: { id: String(team), role: teamRole } };
  const office = officeRole && { office: officeRole };
  return {
    id: String(_id),
    ...rest,
    role: normalRole(rest.role),
    hasSecondFactor,
    isPasswordShort,
    ...office,
    ...membership,
  };
}

export type KnownApiToken = {
  id: string;
  scopes: readonly ApiScope[];
  usedAt: Date | undefined;
  user: StoredUser;
};

/** A token that is neither revoked nor expired, of an account that can still use tokens. */
export async function getApiToken(hash: string, now = new Date()): Promise<KnownApiToken | undefined> {
  const row = await ApiToken.findOne({ hash, revokedAt: null, expiresAt: op.gt(now) }).lean();
  const user =
    row &&
    (await User.findOne(
      { _id: row.user, role: API_TOKEN_ROLE, deactivatedAt: null, erasureRequestedAt: null },
      SESSION_USER_FIELDS,
    ).lean<UserLean>());
  if (!user) return undefined;
  return {
    id: String(row._id),
    scopes: row.scopes as ApiScope[],
    usedAt: row.usedAt ?? undefined,
    user: toStoredUser(user),
  };
}

/** The account of a mailed link that is neither used nor expired. */
export async function getOneTimeToken(
  hash: string,
  purpose: (typeof TOKEN_PURPOSES)[number],
): Promise<{ user: string } | undefined> {
  const row = await OneTimeToken.findOne({ hash, purpose, expiresAt: op.gt(new Date()) }, { user: 1 }).lean();
  return row ? { user: String(row.user) } : undefined;
}

/** True if an account has the permission now. For work that continues after its request. */
export async function isStillPermitted(userId: string, permission: Permission): Promise<boolean> {
  const row = await User.findOne({ _id: userId, deactivatedAt: null }, { role: 1, officeRole: 1 }).lean();
  return row !== null && isPermitted({ role: row.role, office: row.officeRole ?? undefined }, permission);
}

export type SessionListItem = {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | undefined;
  ip: string | undefined;
};

export async function listSessions(userId: string, now: Date = new Date()): Promise<SessionListItem[]> {
  const rows = await Session.find({ user: userId, expiresAt: op.gt(now) })
    .sort({ lastSeenAt: -1 })
    .limit(50)
    .lean();
  return rows.map((row) => ({
    id: String(row._id),
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    userAgent: row.userAgent ?? undefined,
    ip: row.ip ?? undefined,
  }));
}

export async function getLiveSessionIds(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const live = { _id: op.in(ids), expiresAt: op.gt(new Date()) };
  return new Set((await Session.find(live, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
}
