import 'server-only';
import { Types } from 'mongoose';
import * as records from '@/lib/office/record-lists.data';
import * as visitors from '@/lib/office/visitor-lists.data';
import type { UserSession } from '@/lib/platform/auth/types';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { SavedView } from '@/models/office/saved-view';
import { LIST_PAGES, type ListKey, MAX_VIEWS } from './lists/constants';
import type { SavedViewDto } from './lists/dto';
import type { OfficeList } from './lists/rules';

/** Every office list by the name in its address. */
export const OFFICE_LISTS: Record<ListKey, OfficeList> = {
  enquiries: records.enquiryList,
  properties: records.propertyList,
  contacts: records.contactList,
  duplicates: records.duplicateList,
  users: records.userList,
  audit: records.auditList,
  'bulk-decisions': records.bulkList,
  guests: visitors.guestList,
  analytics: visitors.analyticsList,
  activities: visitors.activityList,
  sources: visitors.sourceList,
  addresses: visitors.addressList,
  places: visitors.placeList,
  deals: visitors.dealList,
  tasks: visitors.taskList,
  visits: visitors.visitList,
};

/** A stored query string, parsed by a list's schema. */
const paramsOf = (query: string): SearchParams => Object.fromEntries(new URLSearchParams(query));

/** Views of a list with their current counts, the reader's own first, then shared ones. */
export async function listSavedViews(list: ListKey, reader: UserSession): Promise<SavedViewDto[]> {
  const owner = new Types.ObjectId(reader.user.id);
  const read = (filter: object) => SavedView.find(filter).sort({ name: 1, _id: 1 }).limit(MAX_VIEWS).lean();
  const [own, shared] = await Promise.all([
    read({ owner, list, isShared: false }),
    read({ list, isShared: true }),
  ]);
  return Promise.all(
    [...own, ...shared].map(async (row) => ({
      id: String(row._id),
      name: row.name,
      href: row.query ? `${LIST_PAGES[list].path}?${row.query}` : LIST_PAGES[list].path,
      isShared: row.isShared,
      count: await OFFICE_LISTS[list].count(paramsOf(row.query), reader),
      isOwn: row.owner.equals(owner),
    })),
  );
}

export const exportSavedViews = (userId: string) =>
  SavedView.find({ owner: userId }, { _id: 0, list: 1, name: 1, query: 1, isShared: 1, createdAt: 1 }).lean();
