import 'server-only';
import { Types } from 'mongoose';
import { listReleases } from '@/lib/accounts/number-release/data';
import type { NumberReleaseDto } from '@/lib/accounts/number-release/dto';
import { AGENCY } from '@/lib/accounts/number-release/rules';
import { findUsers } from '@/lib/accounts/users/data';
import { userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { findVisits } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';

export type Sides = {
  enquiry: Types.ObjectId;
  property?: Types.ObjectId | null | undefined;
  propertyTitle?: string | null | undefined;
  /** keys of the two sides; the agency answers if there is no owner */
  sender: string | undefined;
  lister: string;
  /** the agency also receives the enquiry */
  isForAgency: boolean;
  /** the listing's team; a lister who has left it is no longer a side */
  team: string | undefined;
  senderName: string;
};

export async function getSides(id: string): Promise<Sides | undefined> {
  const row = await Enquiry.findById(id, {
    sender: 1,
    owner: 1,
    team: 1,
    name: 1,
    property: 1,
    propertyTitle: 1,
    isForAgency: 1,
  }).lean();
  if (!row) return undefined;
  const { _id, sender, owner, team, name, property, propertyTitle, isForAgency } = row;
  return {
    enquiry: _id,
    property,
    propertyTitle,
    sender: sender ?? undefined,
    lister: owner ? userOwner(String(owner)) : AGENCY,
    isForAgency: Boolean(isForAgency && owner),
    team: team ? String(team) : undefined,
    senderName: name,
  };
}

export async function mapPhones(owners: readonly string[]): Promise<Map<string, string>> {
  const ids = owners.flatMap((owner) => (owner.startsWith('user:') ? [owner.slice(5)] : []));
  const rows = await findUsers(
    { _id: op.in(ids.map((id) => new Types.ObjectId(id))), deactivatedAt: null },
    { phone: 1 },
  );
  return new Map(rows.flatMap(({ _id, phone }) => (phone ? [[userOwner(String(_id)), phone]] : [])));
}

/** The list "Who has my number", with the time of upcoming confirmed visits. */
export async function readLedger(giver: string | undefined, now = new Date()): Promise<NumberReleaseDto[]> {
  const entries = await listReleases(giver);
  const ids = entries.flatMap(({ visit }) => (visit ? [new Types.ObjectId(visit)] : []));
  const coming = { _id: op.in(ids), status: 'confirmed' as const, start: op.gt(now) };
  const rows = ids.length > 0 ? await findVisits(coming, { start: 1 }) : [];
  const starts = new Map(rows.map(({ _id, start }) => [String(_id), start]));
  return entries.map(({ visit, ...entry }) => {
    const start = visit && starts.get(visit);
    return { ...entry, ...(start && { visitStart: start.toISOString() }) };
  });
}
