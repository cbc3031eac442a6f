import 'server-only';
import { Types } from 'mongoose';
import { mapReleases } from '@/lib/accounts/number-release/data';
import type { ReleaseState } from '@/lib/accounts/number-release/dto';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { userOwner } from '@/lib/platform/auth/visitor';
import { type Page, pageOf } from '@/lib/platform/browser/list-url';
import { op } from '@/lib/platform/db/operators';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/events';
import type { Member } from '@/lib/teams/rules';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import type { EnquiryStatus } from './constants';
import type { OwnerEnquiryDto } from './dto';
import { type LeadState, STATE_OF_ENQUIRY } from './leads/constants';

const OWNER_PAGE_SIZE = 20;

const SHOWN = {
  sender: 1,
  messages: 1,
  name: 1,
  email: 1,
  phone: 1,
  message: 1,
  property: 1,
  propertyTitle: 1,
  createdAt: 1,
  lead: 1,
  status: 1,
};

/** One page of what visitors asked about the listings of the actor or the actor's team, newest first; of one listing when `property` is given. */
export async function listOwnerEnquiries(
  actor: Member,
  { page, property }: { page: number; property?: string },
): Promise<Page<OwnerEnquiryDto>> {
  const filter = {
    ...teamScope(actor),
    ...(property && { property: new Types.ObjectId(property) }),
  };
  const total = await Enquiry.countDocuments(filter);
  const { page: shown, pages, skip } = pageOf(total, page, OWNER_PAGE_SIZE);
  const rows = await Enquiry.find(filter, SHOWN)
    .sort({ createdAt: -1 })
    .skip(skip)
    .limit(OWNER_PAGE_SIZE)
    .lean();
  const [releases, states] = await Promise.all([
    mapReleases(
      'enquiry',
      rows.map(({ _id }) => _id),
    ),
    mapStates(rows),
  ]);
  return {
    total,
    page: shown,
    pages,
    rows: rows.map((row) => ({
      _id: String(row._id),
      name: row.name,
      ...(row.email && { email: row.email }),
      ...numbersOf(releases.get(String(row._id)) ?? [], row, actor.userId),
      messages: (row.messages ?? []).map(({ from, text, at }) => ({ from, text, at: at.toISOString() })),
      message: row.message,
      ...(row.property && { propertyId: String(row.property) }),
      ...(row.propertyTitle && { propertyTitle: row.propertyTitle }),
      createdAt: row.createdAt.toISOString(),
      state: states.get(String(row._id)) ?? 'new',
    })),
  };
}

/** The sender's number, unless it was taken back, and whether the sender sees one's own. */
function numbersOf(
  releases: readonly ReleaseState[],
  { sender, phone }: { sender?: string | null; phone: string },
  owner: string,
) {
  const isTaken = isNumberTaken(releases, sender, false);
  const own = releases.find(({ giver, isTaken: taken }) => giver === userOwner(owner) && !taken);
  return { ...(!isTaken && { phone }), ...(own && { numberRelease: own.id }) };
}

/** How far each of these is: what its lead says, here as in the list of leads. */
async function mapStates(
  rows: readonly { _id: Types.ObjectId; lead?: Types.ObjectId | null; status: EnquiryStatus }[],
): Promise<Map<string, LeadState>> {
  const ids = rows.flatMap(({ lead }) => (lead ? [lead] : []));
  const leads = await Lead.find({ _id: op.in(ids) }, { state: 1 }).lean();
  const states = new Map(leads.map(({ _id, state }) => [String(_id), state]));
  return new Map(
    rows.map(({ _id, lead, status }) => [String(_id), states.get(String(lead)) ?? STATE_OF_ENQUIRY[status]]),
  );
}

/** Enquiries about each of these listings on each of these Indian days, in their order. */
export async function enquiriesByDay(
  properties: string[],
  days: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await Enquiry.find(
    {
      property: op.in(properties.map((id) => new Types.ObjectId(id))),
      createdAt: op.gte(dayBounds(days[0] ?? indianDay(Date.now())).start),
    },
    { property: 1, createdAt: 1 },
  ).lean();
  const series = new Map(properties.map((id) => [id, days.map(() => 0)]));
  for (const { property, createdAt } of rows) {
    const at = days.indexOf(indianDay(createdAt));
    const of = series.get(String(property));
    if (of && at >= 0) of[at] = (of[at] ?? 0) + 1;
  }
  return series;
}

export const SHARED_ENQUIRIES: SharedRecords = { collection: Enquiry.collection, names: ['owner'] };
