import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { Types } from 'mongoose';
import { OFFICE_LISTS } from '@/lib/office/data';
import { recordExport } from '@/lib/platform/audit/mutations';
import { type AdminActor, can } from '@/lib/platform/auth/actor';
import type { UserSession } from '@/lib/platform/auth/types';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import type { Table, TableFormat } from '@/lib/platform/tabular/table-file';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { SavedView } from '@/models/office/saved-view';
import { LIST_PAGES, type ListKey, MAX_VIEWS } from './constants';
import type { SavedViewInput } from './schema';

/** Saves a view under its name, replacing one of the same name and kind. Shared views require more than read permission. */
export async function saveView(
  { list, name, query, isShared }: SavedViewInput,
  actor: AdminActor<'read'>,
): Promise<{ id: string }> {
  if (!can(actor, LIST_PAGES[list].needs)) throw new AppError('forbidden');
  if (isShared && !can(actor, 'enquiries')) throw new AppError('forbidden');
  const owner = new Types.ObjectId(actor.userId);
  const among = isShared ? { list, isShared } : { owner, list, isShared };
  const isNew = !(await SavedView.exists({ owner, list, isShared, name }));
  const save = () =>
    SavedView.findOneAndUpdate(
      { owner, list, isShared, name },
      { $set: { query } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  const row = await (isNew
    ? insertWithin({
        max: MAX_VIEWS,
        model: SavedView,
        among,
        insert: save,
        full: () =>
          fieldError(
            'invalid',
            'name',
            messageWith('At most {max} views of a list: remove one first', { max: MAX_VIEWS }),
          ),
      })
    : save());
  return { id: String(row?._id) };
}

/** Removes one's own view. People who can change settings can also remove shared ones. */
export async function deleteView(id: string, actor: AdminActor<'read'>): Promise<void> {
  const owner = new Types.ObjectId(actor.userId);
  const whose = can(actor, 'settings') ? { $or: [{ owner }, { isShared: true }] } : { owner };
  const { deletedCount } = await SavedView.deleteOne({ _id: id, ...whose });
  if (deletedCount === 0) throw notFound('View not found');
}

export async function eraseSavedViews(userId: string): Promise<void> {
  await SavedView.deleteMany({ owner: userId });
}

/** Exports a list as a file with name, filters and rows. Logs it once, before the first row is sent. */
export async function exportList(
  list: ListKey,
  { format, ...query }: SearchParams & { format: TableFormat },
  reader: UserSession,
  actor: AdminActor<'export'>,
): Promise<Table> {
  if (!can(actor, LIST_PAGES[list].needs)) throw new AppError('forbidden');
  const { title, filters, made, headings, total, rows } = await OFFICE_LISTS[list].document(query, reader);
  await recordExport(actor, { details: { what: list, format, rows: total }, query });
  return {
    name: `${list}-${indianDay(Date.now())}`,
    headings,
    rows: () => rows,
    preamble: [title, ...filters, made],
  };
}
