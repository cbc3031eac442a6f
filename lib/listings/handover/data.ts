import 'server-only';
import { Types } from 'mongoose';
import { Property } from '@/models/listings/property';

export async function countByMember(team: string): Promise<Map<string, number>> {
  const rows = await Property.aggregate<{ _id: unknown; n: number }>([
    { $match: { team: new Types.ObjectId(team), 'lifecycle.blockedBy': { $ne: 'bin' } } },
    { $group: { _id: '$owner', n: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, n }) => [String(_id), n]));
}
