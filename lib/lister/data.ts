import 'server-only';
import { connectDb } from '@/lib/db';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import type { ListerDto } from './dto';

/**
 * Who offers this public listing. The agency when an admin listed it; undefined when the account is deactivated, or its
 * erasure was requested.
 */
export async function getLister(propertyId: string): Promise<ListerDto | undefined> {
  await connectDb();
  const listing = await Property.findById(propertyId, { owner: 1 }).lean();
  if (!listing) return undefined;
  if (!listing.owner) return { kind: 'agency' };
  const user = await User.findOne(
    { _id: listing.owner, deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, role: 1, reraAgentNumber: 1 },
  ).lean();
  if (!user) return undefined;
  if (user.role === 'admin') return { kind: 'agency' };
  if (user.role !== 'broker') return { kind: 'owner', name: user.name };
  const { name, reraAgentNumber } = user;
  return { kind: 'broker', name, ...(reraAgentNumber && { reraAgentNumber }) };
}
