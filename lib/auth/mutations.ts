import 'server-only';
import { connectDb } from '@/lib/db';
import { Session } from '@/models/session';

export type NewSession = {
  idHash: string;
  user?: string;
  guestID?: string;
  userAgent: string | undefined;
  ip: string | undefined;
  expiresAt: Date;
};

export async function insertSession(session: NewSession): Promise<string> {
  await connectDb();
  const row = await Session.create({ ...session, lastSeenAt: new Date() });
  return String(row._id);
}

export async function touchSession(id: string, at: Date): Promise<void> {
  await Session.updateOne({ _id: id }, { $set: { lastSeenAt: at } });
}

/** Signs one browser out. With `user`, only if the session is that user's: true when there was one. */
export async function deleteSession(id: string, user?: string): Promise<boolean> {
  await connectDb();
  const result = await Session.deleteOne(user ? { _id: id, user } : { _id: id });
  return result.deletedCount === 1;
}

/** Signs a user out everywhere, or everywhere but here. Returns how many sessions ended. */
export async function deleteSessionsOf(user: string, exceptId?: string): Promise<number> {
  await connectDb();
  const filter = exceptId ? { user, _id: { $nin: [exceptId] } } : { user };
  return (await Session.deleteMany(filter)).deletedCount;
}
