import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { User } from '@/models/user';

export type StaffMember = { id: string; name: string };

/** Whom work can be given to: everybody of the office who may do more than read. */
const WORKING = {
  role: 'admin' as const,
  officeRole: trusted({ $ne: 'read-only' as const }),
  deactivatedAt: null,
};

/** In the order in which they joined. */
export async function listStaff(): Promise<StaffMember[]> {
  await connectDb();
  const rows = await User.find(WORKING, { name: 1 }).sort({ createdAt: 1 }).limit(100).lean();
  return rows.map(({ _id, name }) => ({ id: String(_id), name }));
}

/** True when work can be given to every one of them. */
export async function areStaff(ids: readonly string[]): Promise<boolean> {
  await connectDb();
  const all = [...new Set(ids)];
  return (await User.countDocuments({ ...WORKING, _id: trusted({ $in: all }) })) === all.length;
}
