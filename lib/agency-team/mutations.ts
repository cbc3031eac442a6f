import 'server-only';
import { Types } from 'mongoose';
import type { UserRole } from '@/lib/auth/roles';
import { connectDb } from '@/lib/db';
import { bringAlong, handOver } from '@/lib/handover/mutations';
import { site } from '@/lib/settings/data';
import { Property } from '@/models/property';
import { Team } from '@/models/team';
import { User } from '@/models/user';

/** The consultancy's own team; made when it is first asked for. */
async function agencyTeam(): Promise<Types.ObjectId> {
  const { name } = await site();
  const row = await Team.findOneAndUpdate(
    { isAgency: true },
    { $setOnInsert: { name: name.slice(0, 80) } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return row?._id ?? new Types.ObjectId();
}

async function addAdmin(id: string, team: Types.ObjectId): Promise<void> {
  const { modifiedCount } = await User.updateOne(
    { _id: id, role: 'admin', team: null },
    { $set: { team, teamRole: 'owner' } },
    { timestamps: false },
  );
  if (modifiedCount > 0) await bringAlong(id, String(team));
}

/**
 * Makes the consultancy a team: its admins are the owners, and what they have listed and what nobody else owns is the team's.
 * At every start; what is done already stays as it is.
 */
export async function prepareAgencyTeam(): Promise<void> {
  await connectDb();
  const team = await agencyTeam();
  const admins = await User.find({ role: 'admin', team: null }, { _id: 1 }).lean();
  for (const { _id } of admins) await addAdmin(String(_id), team);
  await Property.collection.updateMany({ owner: null, team: null }, { $set: { team } });
}

/** After the role of an account has changed: who becomes an admin joins the agency's team, who is none any more has left it. */
export async function followRole(id: string, role: UserRole, heir: string): Promise<void> {
  await connectDb();
  const team = await agencyTeam();
  if (role === 'admin') return addAdmin(id, team);
  const { modifiedCount } = await User.updateOne({ _id: id, team }, { $unset: { team: 1, teamRole: 1 } });
  if (modifiedCount > 0) await handOver(String(team), id, heir);
}
