import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { ApiCall } from '@/models/platform/api-call';
import { ApiToken } from '@/models/platform/api-token';
import { OneTimeToken } from '@/models/platform/one-time-token';
import { Session } from '@/models/platform/session';

export type NewSession = {
  idHash: string;
  user?: string;
  guestID?: string;
  userAgent: string | undefined;
  ip: string | undefined;
  /** When a factor was confirmed, if the user's session starts with one. */
  factorAt?: Date;
  expiresAt: Date;
};

export async function insertSession(session: NewSession): Promise<string> {
  const row = await Session.create({ ...session, lastSeenAt: new Date() });
  return String(row._id);
}

export async function touchSession(id: string, at: Date): Promise<void> {
  await Session.updateOne({ _id: id }, { $set: { lastSeenAt: at } });
}

export async function markFactor(id: string, factorAt: Date): Promise<void> {
  await Session.updateOne({ _id: id }, { $set: { factorAt } });
}

/** Signs one browser out. With `user`, only if the session is theirs. True if there was one. */
export async function deleteSession(id: string, user?: string): Promise<boolean> {
  const result = await Session.deleteOne(user ? { _id: id, user } : { _id: id });
  return result.deletedCount === 1;
}

/** Signs a user out everywhere, or everywhere but here. Returns the number of ended sessions. */
export async function deleteSessionsOf(user: string, exceptId?: string): Promise<number> {
  const filter = exceptId ? { user, _id: op.not(exceptId) } : { user };
  return (await Session.deleteMany(filter)).deletedCount;
}

export type NewOneTimeToken = {
  hash: string;
  purpose: 'reset-password' | 'verify-email';
  user: string;
  emailKey: string;
  expiresAt: Date;
};

export async function insertOneTimeToken(token: NewOneTimeToken): Promise<void> {
  await OneTimeToken.create(token);
}

export async function deleteOneTimeTokens(user: string, purpose: NewOneTimeToken['purpose']): Promise<void> {
  await OneTimeToken.deleteMany({ user, purpose });
}

/** Removes and returns the token in one step, so that only one of two simultaneous redemptions succeeds. */
export async function takeOneTimeToken(
  hash: string,
  purpose: NewOneTimeToken['purpose'],
  now: Date,
): Promise<{ user: string; emailKey: string } | undefined> {
  const row = await OneTimeToken.findOneAndDelete({ hash, purpose }).lean();
  if (!row || row.expiresAt <= now) return undefined;
  return { user: String(row.user), emailKey: row.emailKey };
}

export async function touchApiToken(id: string): Promise<void> {
  await ApiToken.updateOne({ _id: id }, { $set: { usedAt: new Date() } });
}

/** Adds a line to the list that the token's owner sees. */
export async function recordApiCall(of: {
  user: string;
  token: string;
  call: string;
  status: number;
}): Promise<void> {
  await ApiCall.create({ ...of, call: of.call.slice(0, 200), at: new Date() });
}
