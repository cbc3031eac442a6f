import 'server-only';
import { notFound } from 'next/navigation';
import { listSavedViews, OFFICE_LISTS } from '@/lib/office/data';
import { recordExport } from '@/lib/platform/audit/mutations';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import type { SheetCell } from '@/lib/platform/tabular/cells';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { LIST_KEYS, LIST_PAGES, type ListKey, MAX_PRINTED_ROWS } from './constants';
import type { ListToolsDto } from './dto';

/** A list's tools: saved views with counts, print and files. */
export async function loadListTools(list: ListKey): Promise<ListToolsDto> {
  const { path, needs } = LIST_PAGES[list];
  const session = await pageAdmin(path, needs);
  return {
    list,
    views: await listSavedViews(list, session),
    mayShare: can(session.actor, 'enquiries'),
    mayExport: can(session.actor, 'export'),
  };
}

/** Maximum printed rows for people who can't export, as many as on one page. */
const ONE_PAGE = 100;

/** A list as a document for paper. The full list is an export and is logged as one. */
export async function loadPrint(list: string, query: SearchParams) {
  const address = `/admin/print/${encodeURIComponent(list)}`;
  await pageAdmin(address, 'read');
  if (!isOneOf(LIST_KEYS, list)) notFound();
  const { path, needs } = LIST_PAGES[list];
  const session = await pageAdmin(address, needs);
  const isExport = can(session.actor, 'export');
  const most = isExport ? MAX_PRINTED_ROWS : ONE_PAGE;
  const { rows, ...sheet } = await OFFICE_LISTS[list].document(query, session, most);
  const shown: SheetCell[][] = [];
  for await (const row of rows) shown.push(row);
  if (isExport) {
    await recordExport(session.actor, {
      details: { what: list, format: 'print', rows: shown.length },
      query,
    });
  }
  return { ...sheet, rows: shown, path };
}
