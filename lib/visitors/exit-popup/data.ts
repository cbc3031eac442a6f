import 'server-only';
import type { QueryFilter } from 'mongoose';
import { senderKeys } from '@/lib/contacts/rules';
import { op } from '@/lib/platform/db/operators';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { formatDateTime } from '@/lib/platform/text/format';
import { byTime, type Page, pageOf } from '@/lib/platform/text/list-url';
import { daysRange } from '@/lib/platform/time/indian-day';
import { Contact } from '@/models/contacts/contact';
import { VisitRecord, type VisitRecordRow } from '@/models/visitors/visit-record';
import type { AddressDto } from './dto';
import type { AddressSearch } from './schema';

const PAGE_SIZE = 20;

/** The filter for both the list and the dashboard's count. */
export function addressFilter({ search, from, to }: Partial<AddressSearch>): QueryFilter<VisitRecordRow> {
  const days = daysRange(from, to);
  const start = search && `e:${search.toLowerCase()}`;
  return {
    ...(days && { createdAt: op.raw(days) }),
    ...(start && { matchKeys: op.range({ gte: start, lt: `${start}\uffff` }) }),
  };
}

export async function countAddresses(search: Partial<AddressSearch>): Promise<number> {
  return VisitRecord.countDocuments(addressFilter(search));
}

export async function searchAddresses(search: AddressSearch): Promise<Page<AddressDto>> {
  const filter = addressFilter(search);
  const total = await countAddresses(search);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? PAGE_SIZE);
  const rows = await VisitRecord.find(filter)
    .sort(byTime(search))
    .skip(skip)
    .limit(search.size ?? PAGE_SIZE)
    .lean();
  const keys = rows.flatMap(senderKeys);
  const known = await Contact.find({ matchKeys: op.in(keys) }, { matchKeys: 1 }).lean();
  const contactOf = (email: string) =>
    known.find(({ matchKeys }) => senderKeys({ email }).some((key) => matchKeys.includes(key)));
  const list = rows.map(({ _id, email, consent, visitedPages, createdAt }): AddressDto => {
    const contact = contactOf(email);
    return {
      id: String(_id),
      email,
      ...(consent && { consent }),
      pages: visitedPages,
      at: createdAt.toISOString(),
      ...(contact && { contactId: String(contact._id) }),
    };
  });
  return { rows: list, total, page, pages };
}

/** The list as CSV, latest first. */
export async function exportAddressRows(search: AddressSearch): Promise<ReadableStream<Uint8Array>> {
  const rows = VisitRecord.find(addressFilter(search)).sort({ createdAt: -1, _id: -1 }).lean().cursor();
  return csvStream(
    ['Email', 'Left', 'Agreed to', 'Pages'],
    (async function* () {
      for await (const { email, createdAt, consent, visitedPages } of rows)
        yield [email, formatDateTime(createdAt), consent ?? '', visitedPages.join(' ')];
    })(),
  );
}
