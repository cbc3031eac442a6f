import 'server-only';
import { notFound } from 'next/navigation';
import { hasRole } from '@/lib/platform/auth/guards';
import { pageAdmin, pageRole, pageUser } from '@/lib/platform/auth/page-guards';
import { type SearchParams, timeListSchema } from '@/lib/platform/text/list-url';
import { IMPORT_PAGES, IMPORT_PERMISSIONS, type ImportKindName, type ImportStatus } from './constants';
import { getImport, listImportRows, listImports } from './data';
import type { ImportDto } from './dto';
import { importRowsSchema, type RowView } from './schema';

export async function loadImports(kind: ImportKindName, query: SearchParams) {
  await pageAdmin(IMPORT_PAGES[kind].path, IMPORT_PERMISSIONS[kind]);
  const search = timeListSchema.parse(query);
  return { search, list: await listImports(kind, search) };
}

/** The most relevant rows at each step; the first view that has any. */
const FIRST: Partial<Record<ImportStatus, RowView[]>> = {
  checked: ['wrong', 'duplicate', 'new'],
  done: ['failed', 'skipped', 'created', 'updated', 'unchanged'],
  cancelled: ['failed', 'created', 'updated', 'unchanged'],
  undone: ['kept', 'undone'],
};

export async function loadOwnImports(query: SearchParams) {
  const { user } = await pageUser(IMPORT_PAGES['own-listings'].path);
  const search = timeListSchema.parse(query);
  return { search, list: await listImports('own-listings', search, user.id) };
}

export async function loadImport(kind: ImportKindName, id: string, query: SearchParams) {
  await pageAdmin(`${IMPORT_PAGES[kind].path}/${encodeURIComponent(id)}`, IMPORT_PERMISSIONS[kind]);
  return stateOf((await getImport(id, kind)) ?? notFound(), query);
}

/** One of the account's imports; other people's are not found. */
export async function loadOwnImport(id: string, query: SearchParams) {
  const { user } = await pageUser(`${IMPORT_PAGES['own-listings'].path}/${encodeURIComponent(id)}`);
  return stateOf((await getImport(id, 'own-listings', user.id)) ?? notFound(), query);
}

export async function loadClientImports(query: SearchParams) {
  const { user } = await pageRole(IMPORT_PAGES.clients.path, 'broker', 'admin');
  const search = timeListSchema.parse(query);
  return { search, list: await listImports('clients', search, user.id) };
}

export async function loadClientImport(id: string, query: SearchParams) {
  const session = await pageUser(`${IMPORT_PAGES.clients.path}/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  return stateOf((await getImport(id, 'clients', session.user.id)) ?? notFound(), query);
}

async function stateOf(item: ImportDto, query: SearchParams) {
  const search = importRowsSchema.parse(query);
  const choices = FIRST[item.status] ?? [];
  const view = search.view ?? choices.find((name) => item.counts[name] > 0);
  const rows = choices.length && view ? await listImportRows(item.id, view, search.page) : undefined;
  const chooseColumns = item.status === 'mapping' || (item.status === 'checked' && query.step === 'columns');
  return { file: item, view, rows, chooseColumns };
}
