import 'server-only';
import { type QueryFilter, trusted } from 'mongoose';
import { senderKeys } from '@/lib/contact/rules';
import { connectDb } from '@/lib/db';
import { ANSWER_WITHIN_MS, ENQUIRY_STATUSES } from '@/lib/enquiry/constants';
import { type Page, pageOf } from '@/lib/list-url';
import { DAY_MS } from '@/lib/time';
import { Contact } from '@/models/contact';
import { Enquiry, type EnquiryRow } from '@/models/enquiry';
import { User } from '@/models/user';
import type { EnquiryDto, EnquiryNote } from './dto';
import { ENQUIRIES_PAGE_SIZE, type EnquirySearch } from './schema';

type Lean = Omit<EnquiryRow, 'notes'> & {
  _id: unknown;
  notes?: { kind: string; text: string; by: string; at: Date }[];
};

function toEnquiryDto(row: Lean): EnquiryDto {
  return {
    _id: String(row._id),
    name: row.name,
    ...(row.email && { email: row.email }),
    phone: row.phone,
    message: row.message,
    ...(row.property && { propertyId: String(row.property) }),
    ...(row.propertyTitle && { propertyTitle: row.propertyTitle }),
    ...(row.serviceLine && { serviceLine: row.serviceLine }),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(row.firstAnsweredAt && { firstAnsweredAt: row.firstAnsweredAt.toISOString() }),
    ...(row.assignee && { assignee: String(row.assignee) }),
    notes: (row.notes ?? []).map(({ kind, text, by, at }) => ({
      kind: kind as EnquiryNote['kind'],
      text,
      by,
      at: at.toISOString(),
    })),
  };
}

export function enquiryFilter(
  search: Pick<EnquirySearch, 'status' | 'assignee'>,
  now: Date,
): QueryFilter<EnquiryRow> {
  const overdue = {
    status: 'new' as const,
    createdAt: trusted({ $lt: new Date(now.getTime() - ANSWER_WITHIN_MS) }),
  };
  const status =
    search.status === 'overdue'
      ? overdue
      : search.status === 'answered'
        ? { status: trusted({ $in: ENQUIRY_STATUSES.filter((one) => one !== 'new') }) }
        : search.status && { status: search.status };
  return { ...status, ...(search.assignee && { assignee: search.assignee }) };
}

/** One page of the inbox, newest first unless asked otherwise. */
export async function searchEnquiries(search: EnquirySearch, now: Date): Promise<Page<EnquiryDto>> {
  await connectDb();
  const filter = enquiryFilter(search, now);
  const total = await Enquiry.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, search.page, ENQUIRIES_PAGE_SIZE);
  const rows = await Enquiry.find(filter)
    .sort({ createdAt: search.dir === 'asc' ? 1 : -1 })
    .skip(skip)
    .limit(ENQUIRIES_PAGE_SIZE)
    .lean<Lean[]>();
  return { rows: rows.map(toEnquiryDto), total, page, pages };
}

/** One enquiry with the entry of the directory that has its e-mail, or else its number, if there is one. */
export async function getEnquiry(id: string): Promise<(EnquiryDto & { contactId?: string }) | undefined> {
  await connectDb();
  const row = await Enquiry.findById(id).lean<Lean>();
  if (!row) return undefined;
  for (const matchKeys of senderKeys(row).toSorted()) {
    // by any of its addresses: a merged contact has those of both. "e:" comes before "p:"
    const contact = await Contact.findOne({ matchKeys }, { _id: 1 }).lean();
    if (contact) return { ...toEnquiryDto(row), contactId: String(contact._id) };
  }
  return toEnquiryDto(row);
}

/** The admins whom an enquiry can be assigned to. */
export async function listAdmins(): Promise<{ id: string; name: string }[]> {
  await connectDb();
  const rows = await User.find({ role: 'admin', deactivatedAt: null }, { name: 1 })
    .sort({ createdAt: 1 })
    .limit(100)
    .lean();
  return rows.map(({ _id, name }) => ({ id: String(_id), name }));
}

export async function countEnquiries(now: Date) {
  await connectDb();
  const count = (status: EnquirySearch['status']) =>
    Enquiry.countDocuments(enquiryFilter({ status, assignee: undefined }, now));
  const [fresh, overdue, answered] = await Promise.all([count('new'), count('overdue'), count('answered')]);
  return { fresh, overdue, answered };
}

/** Median milliseconds from an enquiry of the last 30 days (of the newest 5000) to its first answer. */
export async function medianFirstAnswer(now: Date): Promise<number | undefined> {
  await connectDb();
  const since = new Date(now.getTime() - 30 * DAY_MS);
  const rows = await Enquiry.find(
    { createdAt: trusted({ $gte: since }) },
    { createdAt: 1, firstAnsweredAt: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(5000)
    .lean();
  const waits = rows
    .flatMap((row) => (row.firstAnsweredAt ? [row.firstAnsweredAt.getTime() - row.createdAt.getTime()] : []))
    .sort((a, b) => a - b);
  return waits[Math.floor(waits.length / 2)];
}
