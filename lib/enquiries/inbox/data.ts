import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { mapReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { senderKeys } from '@/lib/contacts/rules';
import { ANSWER_WITHIN_MS, ENDED_STATUSES, ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import { templateFields } from '@/lib/enquiries/leads/data';
import { enquiryDueAt } from '@/lib/enquiries/rules';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { personFilter } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { formatDateTime } from '@/lib/platform/text/format';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { daysRange } from '@/lib/platform/time/indian-day';
import { listStaff, staffIds } from '@/lib/teams/staff/data';
import { Contact } from '@/models/contacts/contact';
import { Enquiry, type EnquiryRow } from '@/models/enquiries/enquiry';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { REMOVED_REASONS, type RemovedReason } from './constants';
import type { EnquiryDto, EnquiryNote } from './dto';
import { directionOf } from './format';
import { ENQUIRIES_PAGE_SIZE, type EnquirySearch } from './schema';

type Lean = Omit<EnquiryRow, 'notes'> & {
  _id: unknown;
  notes?: { kind: string; text?: string; by: string; at: Date }[];
};
type EnquiryFilter = QueryFilter<EnquiryRow>;

const OPEN = ENQUIRY_STATUSES.filter((status) => !ENDED_STATUSES.includes(status));

const orderTime = (row: Lean, by: EnquirySearch['by']): Date =>
  by === 'createdAt' ? row.createdAt : (row.dueAt ?? enquiryDueAt(row));

/** Returns a test for rows whose senders have withdrawn their number from the office. */
async function takenNumbers(rows: readonly Lean[]): Promise<(row: Lean) => boolean> {
  const releases = await mapReleases(
    'enquiry',
    rows.map(({ _id }) => _id as Types.ObjectId),
  );
  return ({ _id, sender }) => isNumberTaken(releases.get(String(_id)) ?? [], sender, true);
}

async function toEnquiryDtos(rows: readonly Lean[], by: EnquirySearch['by'] = 'due'): Promise<EnquiryDto[]> {
  const isTaken = await takenNumbers(rows);
  return rows.map((row) => {
    const { phone, ...dto } = toEnquiryDto(row, by);
    return isTaken(row) ? dto : { ...dto, ...(phone && { phone }) };
  });
}

function toEnquiryDto(row: Lean, by: EnquirySearch['by'] = 'due'): EnquiryDto {
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
    ...(row.nextAt && { nextAt: row.nextAt.toISOString() }),
    ...(row.assignee && { assignee: String(row.assignee) }),
    notes: (row.notes ?? []).map(({ kind, text = '', by: author, at }) => ({
      kind: kind as EnquiryNote['kind'],
      text,
      by: author,
      at: at.toISOString(),
    })),
    at: `${orderTime(row, by).getTime()}_${row._id}`,
  };
}

/** Enquiries new for more than a day, or past their date. Ended ones have no due time. */
const overdue = (now: Date): EnquiryFilter => ({
  $or: [
    { status: 'new', createdAt: op.lt(new Date(now.getTime() - ANSWER_WITHIN_MS)) },
    { nextAt: op.lt(now) },
  ],
});

function statusFilter(status: EnquirySearch['status'], now: Date): EnquiryFilter {
  if (status === 'overdue') return overdue(now);
  if (status === 'answered') return { firstAnsweredAt: op.exists() };
  if (status === 'open') return { status: op.in(OPEN) };
  return status && !isRemoved(status) ? { status } : {};
}

const isRemoved = (status: EnquirySearch['status']): status is RemovedReason =>
  (REMOVED_REASONS as readonly unknown[]).includes(status);

type Filters = Partial<Pick<EnquirySearch, 'status' | 'assignee' | 'search' | 'from' | 'to'>>;

/** Staff ids for `assignee: none`, because an enquiry assigned to anyone else counts as unassigned. */
const staffOf = ({ assignee }: Filters) => (assignee === 'none' ? staffIds() : []);

/** One filter for the list and its figures. */
export function enquiryFilter(
  { status, assignee, search, from, to }: Filters,
  now: Date,
  staff: readonly Types.ObjectId[] = [],
): EnquiryFilter {
  const days = daysRange(from, to);
  const parts: EnquiryFilter[] = [
    statusFilter(status, now),
    assignee ? { assignee: assignee === 'none' ? op.notIn(staff) : new Types.ObjectId(assignee) } : {},
    days ? { createdAt: op.raw(days) } : {},
    search ? personFilter(search) : {},
  ].filter((part) => Object.keys(part).length > 0);
  return parts.length > 1 ? { $and: parts } : (parts[0] ?? {});
}

/** Orders of the list, each with an index in models/enquiries/enquiry.ts. */
const ORDERS: Record<EnquirySearch['by'], readonly string[]> = {
  due: ['dueAt'],
  createdAt: ['createdAt'],
  status: ['status', 'dueAt'],
  assignee: ['assignee', 'dueAt'],
};

export function enquiryOrder(search: Pick<EnquirySearch, 'by' | 'dir'>): Record<string, 1 | -1> {
  const turn = directionOf(search) === 'asc' ? 1 : -1;
  return Object.fromEntries([...ORDERS[search.by], '_id'].map((field) => [field, turn]));
}

/** One page of the inbox, overdue and oldest first unless requested otherwise. */
export async function searchEnquiries(search: EnquirySearch, now: Date): Promise<Page<EnquiryDto>> {
  if (isRemoved(search.status)) return listRemoved(search.status, search);
  const filter = enquiryFilter(search, now, await staffOf(search));
  const total = await Enquiry.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? ENQUIRIES_PAGE_SIZE);
  const rows = await Enquiry.find(filter)
    .sort(enquiryOrder(search))
    .skip(skip)
    .limit(search.size ?? ENQUIRIES_PAGE_SIZE)
    .lean<Lean[]>();
  return { rows: await toEnquiryDtos(rows, search.by), total, page, pages };
}

/** Enquiries of a filtered list on all its pages, in its order, at most as many as one action takes. */
export async function listMatchingEnquiries(
  search: EnquirySearch,
  now: Date,
): Promise<{ total: number; items: { id: string }[] }> {
  const why = isRemoved(search.status) ? search.status : undefined;
  const filter = why ? {} : enquiryFilter(search, now, await staffOf(search));
  const [total, rows] = await Promise.all(
    why
      ? [
          RemovedEnquiry.countDocuments({ why }),
          RemovedEnquiry.find({ why }, { _id: 1 }).sort({ at: -1, _id: 1 }).limit(BULK_CHANGE_MAX).lean(),
        ]
      : [
          Enquiry.countDocuments(filter),
          Enquiry.find(filter, { _id: 1 }).sort(enquiryOrder(search)).limit(BULK_CHANGE_MAX).lean(),
        ],
  );
  return { total, items: rows.map(({ _id }) => ({ id: String(_id) })) };
}

/** Removed enquiries, latest first. */
async function listRemoved(
  why: RemovedReason,
  { page: wanted, size = ENQUIRIES_PAGE_SIZE }: Pick<EnquirySearch, 'page' | 'size'>,
): Promise<Page<EnquiryDto>> {
  const total = await RemovedEnquiry.countDocuments({ why });
  const { page, pages, skip } = pageOf(total, wanted, size);
  const rows = await RemovedEnquiry.find({ why }).sort({ at: -1, _id: 1 }).skip(skip).limit(size).lean();
  return {
    rows: rows.map(({ enquiry, byName, at }) => ({
      ...toEnquiryDto(enquiry as Lean),
      removed: { why, by: byName, at: at.toISOString() },
    })),
    total,
    page,
    pages,
  };
}

/** The rows after a position in the list. */
function beyond(search: EnquirySearch, place: string): EnquiryFilter {
  const [ms = '', id = ''] = place.split('_');
  const field = search.by === 'createdAt' ? 'createdAt' : 'dueAt';
  const moves = directionOf(search) === 'asc' ? '$gt' : '$lt';
  const at = new Date(Number(ms));
  const later: EnquiryFilter = { [field]: op.raw({ [moves]: at }) };
  return { $or: [later, { [field]: at, _id: op.raw({ [moves]: new Types.ObjectId(id) }) }] };
}

/** The enquiry after a position in the list, even if that position's enquiry has moved. */
export async function nextEnquiry(
  search: EnquirySearch,
  place: string,
  now: Date,
  held: readonly Types.ObjectId[] = [],
): Promise<EnquiryDto | undefined> {
  if (isRemoved(search.status)) return undefined;
  // a position is a time, so lists by status or person continue in the order of the queue
  const order: EnquirySearch =
    search.by === 'due' || search.by === 'createdAt' ? search : { ...search, by: 'due', dir: undefined };
  const filter = {
    $and: [enquiryFilter(search, now, await staffOf(search)), beyond(order, place), { _id: op.notIn(held) }],
  };
  const row = await Enquiry.findOne(filter).sort(enquiryOrder(order)).lean<Lean>();
  return row ? (await toEnquiryDtos([row], search.by))[0] : undefined;
}

/** The enquiry waiting longest for its first reply, except those held by colleagues and the one just left. */
export async function nextFreeEnquiry(
  held: readonly Types.ObjectId[],
  after?: string,
): Promise<string | undefined> {
  const leftOut = after ? [...held, new Types.ObjectId(after)] : held;
  const row = await Enquiry.findOne({ status: 'new', _id: op.notIn(leftOut) }, { _id: 1 })
    .sort({ dueAt: 1, _id: 1 })
    .lean();
  return row ? String(row._id) : undefined;
}

/** One enquiry with the directory entry that has its e-mail, or else its number, if any. */
export async function getEnquiry(
  id: string,
  by?: EnquirySearch['by'],
): Promise<(EnquiryDto & { contactId?: string }) | undefined> {
  const row = await Enquiry.findById(id).lean<Lean>();
  const [dto] = row ? await toEnquiryDtos([row], by) : [];
  if (!row || !dto) return undefined;
  for (const matchKeys of senderKeys(row).toSorted()) {
    // by any address, because a merged contact has both. "e:" sorts before "p:"
    const contact = await Contact.findOne({ matchKeys }, { _id: 1 }).lean();
    if (contact) return { ...dto, contactId: String(contact._id) };
  }
  return dto;
}

/** The values of a template's placeholders when answering this enquiry. */
export async function enquiryTemplateFields({ name, propertyId, propertyTitle }: EnquiryDto, agent: string) {
  const property = propertyId ? new Types.ObjectId(propertyId) : undefined;
  return templateFields({ name, property, propertyTitle }, agent);
}

export async function countEnquiries(now: Date) {
  const count = (status: EnquirySearch['status']) => Enquiry.countDocuments(enquiryFilter({ status }, now));
  const [fresh, overdueNow, answered] = await Promise.all([
    count('new'),
    count('overdue'),
    count('answered'),
  ]);
  return { fresh, overdue: overdueNow, answered };
}

const COLUMNS =
  'Name,Phone,Email,About,Message,Status,Next step,Assigned to,Received,First answer,Notes'.split(',');

export async function exportEnquiryRows(search: EnquirySearch, now: Date) {
  const names = new Map((await listStaff()).map(({ id, name }) => [id, name]));
  const filter = enquiryFilter(search, now, await staffOf(search));
  const rows = Enquiry.find(filter).sort(enquiryOrder(search)).lean<Lean[]>().cursor();
  const time = (at: Date | null | undefined) => (at ? formatDateTime(at) : '');
  return csvStream(
    COLUMNS,
    (async function* () {
      for await (const found of rows) {
        const row = found as unknown as Lean;
        const isTaken = (await takenNumbers([row]))(row);
        yield [
          row.name,
          isTaken ? '' : row.phone,
          row.email ?? '',
          row.propertyTitle ?? row.serviceLine ?? '',
          row.message,
          row.status,
          time(row.nextAt),
          row.assignee ? (names.get(String(row.assignee)) ?? '') : '',
          time(row.createdAt),
          time(row.firstAnsweredAt),
          (row.notes ?? []).map(({ at, by, text = '' }) => `${time(at)}, ${by}: ${text}`).join('\n'),
        ];
      }
    })(),
  );
}

export async function exportRemoved(sender: string, matchKeys: readonly string[]) {
  const rows = await RemovedEnquiry.find({
    $or: [{ sender }, ...(matchKeys.length > 0 ? [{ matchKeys: op.in(matchKeys) }] : [])],
  }).lean();
  return rows.map(({ why, at, enquiry }) => {
    const { name, email, phone, message, propertyTitle, createdAt } = enquiry as Lean;
    return { why, at, name, email, phone, message, propertyTitle, createdAt };
  });
}
