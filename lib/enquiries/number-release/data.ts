import 'server-only';
import { Types } from 'mongoose';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { Enquiry } from '@/models/enquiries/enquiry';
import { NumberRelease } from '@/models/enquiries/number-release';
import { User } from '@/models/platform/user';
import type { NumberReleaseDto } from './dto';

const LISTED = 200;

/** "Who has my number": the newest entries of one person, also those that were taken back. */
export async function listReleases(giver: string | undefined): Promise<NumberReleaseDto[]> {
  if (!giver) return [];
  const rows = await NumberRelease.find({ giver }).sort({ at: -1 }).limit(LISTED).lean();
  return rows.map(({ _id, to, property, propertyTitle, reason, at, withdrawnAt }) => ({
    id: String(_id),
    to,
    ...(property && { propertyId: String(property) }),
    ...(propertyTitle && { propertyTitle }),
    reason,
    at: at.toISOString(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
  }));
}

/** Who shows whom a number in an enquiry; `isTaken` when the last entry was withdrawn. */
export type NumberReleaseState = { id: string; giver: string; isTaken: boolean };

/** The last entry of each giver, by enquiry. */
export async function mapReleases(
  enquiries: readonly Types.ObjectId[],
): Promise<Map<string, NumberReleaseState[]>> {
  const rows = await NumberRelease.find({ enquiry: op.in(enquiries) })
    .sort({ at: -1 })
    .lean();
  const found = new Map<string, NumberReleaseState[]>();
  for (const { _id, enquiry, giver, withdrawnAt } of rows) {
    const releases = found.get(String(enquiry)) ?? [];
    if (!releases.some((release) => release.giver === giver))
      releases.push({ id: String(_id), giver, isTaken: Boolean(withdrawnAt) });
    found.set(String(enquiry), releases);
  }
  return found;
}

export type Sides = {
  enquiry: Types.ObjectId;
  property?: Types.ObjectId | null | undefined;
  propertyTitle?: string | null | undefined;
  /** keys of the two sides; the agency answers where there is no owner */
  sender: string | undefined;
  lister: string;
  /** the team of the listing, without which its lister is no side any more */
  team: string | undefined;
  senderName: string;
};

/** The two sides of an enquiry, or undefined. */
export async function getSides(id: string): Promise<Sides | undefined> {
  const row = await Enquiry.findById(id, {
    sender: 1,
    owner: 1,
    team: 1,
    name: 1,
    property: 1,
    propertyTitle: 1,
  }).lean();
  if (!row) return undefined;
  const { _id, sender, owner, team, name, property, propertyTitle } = row;
  return {
    enquiry: _id,
    property,
    propertyTitle,
    sender: sender ?? undefined,
    lister: owner ? userOwner(String(owner)) : 'agency',
    team: team ? String(team) : undefined,
    senderName: name,
  };
}

/** Numbers of accounts by their owner key. */
export async function mapPhones(owners: readonly string[]): Promise<Map<string, string>> {
  const ids = owners.flatMap((owner) => (owner.startsWith('user:') ? [owner.slice(5)] : []));
  const rows = await User.find(
    { _id: op.in(ids.map((id) => new Types.ObjectId(id))), deactivatedAt: null },
    { phone: 1 },
  ).lean();
  return new Map(rows.flatMap(({ _id, phone }) => (phone ? [[userOwner(String(_id)), phone]] : [])));
}

/** What the export of an account contains: every release, by it and to it. */
export async function exportReleases(owner: string) {
  const facts = { _id: 0, property: 1, propertyTitle: 1, reason: 1, at: 1, withdrawnAt: 1 };
  const [given, received] = await Promise.all([
    NumberRelease.find({ giver: owner }, { ...facts, to: 1 })
      .sort({ at: -1 })
      .lean(),
    NumberRelease.find({ receiver: owner }, facts).sort({ at: -1 }).lean(),
  ]);
  return { given, received };
}
