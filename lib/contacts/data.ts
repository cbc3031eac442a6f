import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { hasTerm } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { dayCell } from '@/lib/platform/tabular/cells';
import { textStream } from '@/lib/platform/tabular/csv-stream';
import type { Table } from '@/lib/platform/tabular/table-file';
import { foldsOf } from '@/lib/platform/text/fold';
import { PAGE_WINDOW } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { formatPhone, readPhone } from '@/lib/platform/text/phone';
import { staffIds } from '@/lib/teams/staff/data';
import { Contact, type ContactRow } from '@/models/contacts/contact';
import { CONTACT_FIELDS, CONTACT_FILTERS, CONTACT_ID_HEADING, CONTACTS_PAGE_SIZE } from './constants';
import { type ContactDto, type ContactPage, toContactDto } from './dto';
import { toVCard } from './format';
import { filterTerm, identityKeys, listOf, MAX_PREFIX_LENGTH, tagsOf, tagTerm } from './rules';
import type { ContactSearch } from './schema';

/** Contacts of a search that are always counted. */
const COUNT_LIMIT = 2000;

/** Filter of the directory. `staff` are possible owners; `owner: none` includes contacts of anyone else. */
export function contactFilter(
  search: ContactSearch,
  staff: readonly Types.ObjectId[] = [],
): QueryFilter<ContactRow> {
  const exact = CONTACT_FILTERS.flatMap((field) => {
    const value = search[field];
    return value ? [{ terms: filterTerm(field, value) }] : [];
  });
  const conditions: QueryFilter<ContactRow>[] = [
    ...exact,
    ...(search.tag ? [{ terms: tagTerm(search.tag) }] : []),
    ...(search.owner
      ? [{ owner: search.owner === 'none' ? op.notIn(staff) : new Types.ObjectId(search.owner) }]
      : []),
    ...contactTermConditions(search.search ?? ''),
  ];
  return conditions.length ? { $and: conditions } : {};
}

/**
 * Narrows a filter, because the database uses one index and tests other conditions per row. Lists the ids if a condition matches few contacts, so that a rare
 * job title does not read a large city.
 */
async function narrowed(filter: QueryFilter<ContactRow>): Promise<QueryFilter<ContactRow>> {
  const conditions = (filter.$and ?? []) as QueryFilter<ContactRow>[];
  if (conditions.length < 2) return filter;
  const counts = await Promise.all(
    conditions.map((condition) => Contact.countDocuments(condition, { limit: COUNT_LIMIT })),
  );
  const least = Math.min(...counts);
  const rare = conditions[counts.indexOf(least)];
  if (least >= COUNT_LIMIT || !rare) return filter;
  const rows = await Contact.find(rare, { _id: 1 }).lean();
  return { ...filter, _id: op.in(rows.map(({ _id }) => _id)) };
}

const staffOf = (search: ContactSearch) => (search.owner === 'none' ? staffIds() : []);

/** Sorts by name or by the day they were added, in the direction of `sort`. */
export function contactOrder({ by, sort }: Pick<ContactSearch, 'by' | 'sort'>): Record<string, 1 | -1> {
  const direction = sort === 'desc' ? -1 : 1;
  return { [by === 'createdAt' ? 'createdAt' : 'nameKey']: direction, _id: direction };
}

/** One page of the directory, by name unless requested otherwise. */
export async function searchContacts(search: ContactSearch): Promise<ContactPage> {
  const filter = await narrowed(contactFilter(search, await staffOf(search)));
  // does not count rows beyond the pages people open
  const size = search.size ?? CONTACTS_PAGE_SIZE;
  const most = Math.max(COUNT_LIMIT, (search.page + PAGE_WINDOW) * size);
  const total = filter.$and
    ? await Contact.countDocuments(filter, { limit: most })
    : await Contact.estimatedDocumentCount();
  const pages = Math.max(1, Math.ceil(total / size));
  const currentPage = Math.min(search.page, pages);
  const rows = await Contact.find(filter)
    .sort(contactOrder(search))
    .skip((currentPage - 1) * size)
    .limit(size)
    .lean();
  const isMore = Boolean(filter.$and) && total === most;
  return { contacts: rows.map(toContactDto), currentPage, pages, total, ...(isMore && { isMore }) };
}

/** Contacts of a filtered directory on all pages, in order: at most `limit` of `total`. */
export async function listMatchingContacts(
  search: ContactSearch,
  limit: number,
): Promise<{ total: number; items: { id: string }[] }> {
  const filter = await narrowed(contactFilter(search, await staffOf(search)));
  const [total, rows] = await Promise.all([
    Contact.countDocuments(filter),
    Contact.find(filter, { _id: 1 }).sort(contactOrder(search)).limit(limit).lean(),
  ]);
  return { total, items: rows.map(({ _id }) => ({ id: String(_id) })) };
}

/** One contact, or undefined for unknown and malformed ids alike. */
export async function getContact(id: string): Promise<ContactDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Contact.findById(id).lean();
  return row ? toContactDto(row) : undefined;
}

export async function listTags(): Promise<string[]> {
  const used = await Contact.distinct('tags', { tags: op.gt('') });
  return tagsOf(used.join(',')).toSorted((tag, other) => tag.localeCompare(other));
}

/** Every contact of a search, by name, one after another. */
async function* eachContact(search: ContactSearch): AsyncGenerator<ContactDto, void, undefined> {
  const rows = Contact.find(contactFilter(search, await staffOf(search)))
    .sort(contactOrder(search))
    .lean()
    .cursor();
  for await (const row of rows) yield toContactDto(row);
}

/** `+91 98220 12345`, which spreadsheets keep as text and other tools can read; a landline stays as it was typed. */
const exportedPhone = (typed: string) => (readPhone(typed)?.kind === 'mobile' ? formatPhone(typed) : typed);

/** The directory as a list, written row by row while it is read. */
export const contactTable = (search: ContactSearch): Table => ({
  name: 'contacts',
  headings: [...CONTACT_FIELDS.map(([, label]) => label), CONTACT_ID_HEADING],
  async *rows() {
    for await (const contact of eachContact(search))
      yield [
        ...CONTACT_FIELDS.map(([field]) => {
          const text = contact[field] ?? '';
          if (/phone/i.test(field)) return listOf(text).map(exportedPhone).join(', ');
          return field === 'birthday' || field === 'anniversary' ? dayCell(text.slice(0, 10)) : text;
        }),
        identityKeys(contact).length === 0 ? contact._id : '',
      ];
  },
});

/** The directory as vCards, for a phone's address book. */
export function exportCards(search: ContactSearch): ReadableStream<Uint8Array> {
  return textStream(
    (async function* () {
      for await (const contact of eachContact(search)) yield toVCard(contact);
    })(),
  );
}

/** One condition on `terms` per searched word. Words of three or more digits also match phone numbers. */
export function contactTermConditions(search: string): Record<string, unknown>[] {
  const compact = search.replace(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(compact)) {
    const digits = `#${compact.slice(-15)}`;
    return [hasTerm(digits)];
  }
  return foldsOf(search)
    .slice(0, 6)
    .map((word) => (word.length <= MAX_PREFIX_LENGTH ? { terms: word } : hasTerm(word)));
}
